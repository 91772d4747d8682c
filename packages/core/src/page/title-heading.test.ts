import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { withoutTitleHeading } from './title-heading.ts';

describe('the first heading of a page without a title', () => {
  it.each([
    ['# The *new* guide\n\nText.', 'The new guide', '\n\nText.'],
    ['---\ndescription: x\n---\n\n# Guide #\n## Part', 'Guide', '---\ndescription: x\n---\n\n\n## Part'],
    ['import A from "/a.jsx";\n\n<!-- note -->\n\n# Guide {#own}\n', 'Guide', 'import A from "/a.jsx";\n\n<!-- note -->\n\n\n'],
    ['Guide\n=====\nText', 'Guide', '\n\nText'],
    ['![Logo](a.png)\n[![Build](b.svg)](/c)\n\n# Guide\n', 'Guide', '![Logo](a.png)\n[![Build](b.svg)](/c)\n\n\n'],
    [
      '<p align="center">\n  <img src="a.png">\n</p>\n<h1 align="center">Guide</h1>\n',
      'Guide',
      '<p align="center">\n  <img src="a.png">\n</p>\n\n',
    ],
    [
      '<h1 align="center">\n  <img src="a.png"><br>\n  Guide\n</h1>\n',
      'Guide',
      '<h1 align="center">\n  <img src="a.png"><br>\n  Guide\n</h1>\n',
    ],
    ['<h1><img src="a.png"> Guide</h1>\n', 'Guide', '<h1><img src="a.png"> Guide</h1>\n'],
    ['# Guide\r\n\r\nText', 'Guide', '\r\n\r\nText'],
    ['Text.\n\n# Guide', 'Guide', 'Text.\n\n'],
    ['# [![Guide](a.png)](/b)\n\nText', 'Guide', '# [![Guide](a.png)](/b)\n\nText'],
    ['[English](a.md) | 中文\n\nGuide\n===\n\n# Two', 'Guide', '[English](a.md) | 中文\n\n\n\n\n# Two'],
    ['![Logo](a.png) of\n\n# Guide\n', 'Guide', '![Logo](a.png) of\n\n\n'],
    ['```\n# banner\n```\n\n# Guide\n', 'Guide', '```\n# banner\n```\n\n\n'],
    ['<div align="center">\n\n# Guide\n\n</div>\n', 'Guide', '<div align="center">\n\n\n\n</div>\n'],
    ['[a]: /a#b "A"\n[b c]: <https://d>\n\n# Guide\n[a]', 'Guide', '[a]: /a#b "A"\n[b c]: <https://d>\n\n\n[a]'],
  ])('%j is its title, and no part of its text', (text, title, rest) => {
    expect(readPage(text, 'a-b.md').page.title).toBe(title);
    expect(withoutTitleHeading(text, 'a-b.md')).toBe(rest);
  });

  it.each([
    '---\ntitle: Own\n---\n# Guide',
    '---\nopenapi: GET /x\n---\n# Guide',
    '---\nmode: custom\n---\n# Guide',
    '## Guide',
    '## Part\n\n# Guide',
    'Part\n---\n\n# Guide',
    '<h3>Part</h3>\n\n# Guide',
    'One\nGuide\n===',
    ':::tip\n# Guide\n:::',
    '<details>\n\n# Guide\n\n</details>',
    '<!--\n# Guide\n-->\nText',
    '```sh\n# Guide\n```',
    '# {name}',
    '<h1><img src="a.png"></h1>',
    '<h1>\nGuide\n',
    '#Guide',
    '<Note>\n# Guide\n</Note>',
  ])('%j has none', (text) => {
    expect(readPage(text, 'a-b.md').page.title).not.toBe('Guide');
    expect(withoutTitleHeading(text, 'a-b.md')).toBe(text);
  });

  it('leaves its id to the others', () => {
    expect(readPage('# Guide\n\n## Guide', 'a.md').page.headings).toEqual([{ depth: 2, text: 'Guide', id: 'guide', line: 3 }]);
  });
});
