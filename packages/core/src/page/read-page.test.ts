import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const read = (lines: string[], file = 'guides/a.mdx') => readPage(lines.join('\n'), file).page;
const headings = (lines: string[], file?: string) =>
  read(lines, file).headings.map(({ depth, text, id, line }) => `${line}:${depth} ${text} #${id}`);
const links = (lines: string[]) => read(lines).links.map(({ kind, url, line, column }) => `${line}:${column} ${kind} ${url}`);

describe('the head', () => {
  test('takes address, title and description', () => {
    const { page, diagnostics } = readPage(
      '---\ntitle: Hello\nsidebarTitle: Hi\ndescription: 12\ntag: NEW\n---\n\n## One\n',
      'guides/index.mdx',
    );
    expect(page).toMatchObject({ href: '/guides', file: 'guides/index.mdx', title: 'Hello', sidebarTitle: 'Hi', description: '12' });
    expect(page.frontmatter).toEqual({ title: 'Hello', sidebarTitle: 'Hi', description: 12, tag: 'NEW' });
    expect(page.headings).toEqual([{ depth: 2, text: 'One', id: 'one', line: 8 }]);
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['guides/getting-started.mdx', 'Getting started'],
    ['guides/rate-limits/index.mdx', 'Rate limits'],
    ['index.mdx', 'Home'],
    ['v1.2.md', 'V1.2'],
    ['über-uns.mdx', 'Über uns'],
  ])('%s without a title is %j', (file, title) => {
    expect(readPage('text', file).page.title).toBe(title);
  });

  test('numbers and booleans become text, an equal sidebarTitle is left out, empty fields are absent', () => {
    const page = read(['---', 'title: 404', 'sidebarTitle: "404"', 'description:', '---']);
    expect(page.title).toBe('404');
    expect(page).not.toHaveProperty('sidebarTitle');
    expect(page).not.toHaveProperty('description');
  });

  test('a value of the wrong type is a warning with its place, and the file name is the title', () => {
    const { page, diagnostics } = readPage('---\ndescription: ok\ntitle: [a, b]\nhidden: maybe\n---\n', 'my-page.mdx');
    expect(page.title).toBe('My page');
    expect(diagnostics.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual([
      ['frontmatter/wrong-type', 'warning', 3, 1],
      ['frontmatter/wrong-type', 'warning', 4, 1],
    ]);
    expect(diagnostics[0]?.message).toBe('`title` must be text, but it is a list.');
    expect(diagnostics[0]?.frame).toContain('> 3 | title: [a, b]');
  });
});

describe('headings', () => {
  test('are unique by GitHub slug, with the line in the file', () => {
    expect(headings(['---', 'title: T', '---', '# Top', '## Use `npm` & co', '##  Use npm & co  ##', '#no', '####### no', '##'])).toEqual([
      '4:1 Top #top',
      '5:2 Use npm & co #use-npm--co',
      '6:2 Use npm & co #use-npm--co-1',
      '9:2  #',
    ]);
  });

  test('are not in code, comments or modules', () => {
    expect(
      headings([
        '```bash',
        '# no',
        '~~~',
        '```',
        '<Steps>',
        '      ````md title',
        '## no',
        '```',
        '      ````',
        '      ## Yes, in a step',
        '</Steps>',
        '- ```js',
        '  # no',
        '  ```',
        '{/*',
        '## no',
        '*/}',
        '<!-- ## no -->',
        '`## no`',
        'export const Box = () => {',
        '  return (',
        '    <h2>no</h2>',
        '',
        '  );',
        '};',
        '',
        '## Yes again',
      ]),
    ).toEqual(['10:2 Yes, in a step #yes-in-a-step', '27:2 Yes again #yes-again']);
  });

  test('inline code on one line in a fence-like run opens no block', () => {
    expect(headings(['Write ```x``` so.', '```` y ``` ````', '## Yes'])).toEqual(['3:2 Yes #yes']);
  });

  test('may follow an import directly, and unbalanced brackets in a module swallow no heading', () => {
    expect(headings(["import A from './a.jsx'", '## One', "export const open = '('", '', 'Text', '', '## Two'])).toEqual([
      '2:2 One #one',
      '7:2 Two #two',
    ]);
  });

  test('may be underlined, but a rule and a list are no headings', () => {
    expect(headings(['# One', '', 'Top', '===', '', 'Two', 'lines', '---', '', '---', '', '- item', '---', '', '| a |', '---'])).toEqual([
      '3:1 Top #top',
      '6:2 Two\nlines #twolines',
    ]);
  });

  test('may be tags, with their own id', () => {
    expect(headings(['<h2>Tag <b>one</b></h2>', '<h3 className="x" id="own">Two</h3>', '<h2>{title}</h2>', '<hr/>'])).toEqual([
      '1:2 Tag one #tag-one',
      '2:3 Two #own',
    ]);
  });

  test('indented by four are code in .md and headings in .mdx', () => {
    expect(headings(['    ## x'], 'a.md')).toEqual([]);
    expect(headings(['    ## x'], 'a.mdx')).toEqual(['1:2 x #x']);
  });

  test('have the right line with CRLF', () => {
    expect(readPage('---\r\ntitle: T\r\n---\r\n\r\n## One\r\n', 'a.mdx').page.headings).toEqual([
      { depth: 2, text: 'One', id: 'one', line: 5 },
    ]);
  });
});

describe('links', () => {
  test('are the sources of pictures, and attributes in braces', () => {
    expect(links(['<img srcSet="/a.png 1x, /b.png 2x,/c.png 3x" />', '<video poster="/d.png" />', '<a href={`/e`}>'])).toEqual([
      '1:14 image /a.png',
      '1:25 image /b.png',
      '1:35 image /c.png',
      '2:16 image /d.png',
      '3:11 link /e',
    ]);
  });

  test('are Markdown links, images, definitions, attributes and imports', () => {
    expect(
      links([
        "import A from '/snippets/a.mdx'",
        "import { b } from './b.jsx'",
        'See [one](/a#b "t"), ![two](<./my pic.png>) and [![three](/c.png)](/d).',
        '[ref]: /e "t"',
        '<Card href=\'/f\' img={`/g.png`} icon="star">',
        '<img src="../h.png" /> [paren](/i_(x))',
        '<Snippet file="j.mdx" />',
        '[^1]: /no',
      ]),
    ).toEqual([
      '1:16 import /snippets/a.mdx',
      '2:20 import ./b.jsx',
      '3:11 link /a#b',
      '3:30 image ./my pic.png',
      '3:59 image /c.png',
      '3:68 link /d',
      '4:8 link /e',
      '5:13 link /f',
      '5:23 image /g.png',
      '6:11 image ../h.png',
      '6:32 link /i_(x)',
      '7:16 import /snippets/j.mdx',
    ]);
  });

  test('imports over several lines count, code does not', () => {
    expect(
      links([
        'import {',
        '  A,',
        "} from '/snippets/a.jsx';",
        '',
        '`[x](/no)` [y](/yes)',
        '```js',
        "import x from '/no'",
        '```',
        '{/* [z](/no) */}',
      ]),
    ).toEqual(['3:9 import /snippets/a.jsx', '5:16 link /yes']);
  });

  test('imports that are late count, too', () => {
    expect(links(["export const A = lazy(() => import('./a.jsx'));", '', '`import("/no")` {lazy(() => import("/b.jsx"))}'])).toEqual([
      '1:37 import ./a.jsx',
      '3:37 import /b.jsx',
    ]);
  });

  test('JavaScript in a module is not Markdown', () => {
    expect(links(['export const run = () => handlers[0](event);', '', '[a](/b)'])).toEqual(['3:5 link /b']);
  });
});

test('anchors are ids as they are and slugs of titles and labels', () => {
  expect(read(['<Step title="Install the CLI">', '<div id="My_Id">', "<Update label='May 2024'>", '`<Step title="No">`']).anchors).toEqual([
    'My_Id',
    'install-the-cli',
    'may-2024',
  ]);
});

test.each([
  ['pictures', '![a]('],
  ['tags', '<a '],
  ['values', '<a href="'],
  ['headings', '<h1 '],
  ['headings in them', '<h2>'],
  ['ids', '# a {#a '],
  ['emphasis', '# *a_ '],
  ['links', '# [a]('],
  ['addresses', '# <a:'],
  ['spaces in a heading', '# a  \t'],
  ['spaces in an attribute', '<a href={   '],
  ['code in attributes', '<a href={ `a'],
  ['brackets of images', '![['],
  ['comments in a heading', '# {/* <!-- '],
])('%s that nothing ends are read in one go', (_, piece) => {
  const { page } = readPage(`${piece.repeat(100_000)}\n\n[end](/end)\n`, 'a.mdx');
  // What a comment opens goes on to the end of the page.
  expect(page.links.at(-1)?.url).toBe(piece.includes('{/*') ? undefined : '/end');
});

test('never throws, whatever the text', () => {
  const pieces = ['---', '```', '{/*', '<!--', '`', '[', '](', '<', '=\'"', '#', '\u0000', '\r', '\n', 'export {', '\uFEFF'];
  let seed = 1;
  for (let round = 0; round < 500; round += 1) {
    let text = '';
    for (let index = 0; index < 12; index += 1) {
      seed = (seed * 48271) % 2147483647;
      text += pieces[seed % pieces.length] ?? '';
    }
    expect(() => readPage(text, 'a.mdx')).not.toThrow();
  }
});

test('a mode that is none is named', () => {
  const { diagnostics } = readPage('---\nmode: huge\n---\n', 'a.mdx');
  expect(diagnostics).toMatchObject([
    {
      code: 'frontmatter/wrong-type',
      line: 2,
      message: '`mode` must be `wide`, `custom`, `frame` or `center`, but it is `huge`.',
      hint: expect.stringContaining('mode: wide') as string,
    },
  ]);
  expect(readPage('---\nhidden: "no"\n---\n', 'a.mdx').diagnostics).toMatchObject([
    { hint: 'Write `hidden: false`, or remove the field.' },
  ]);
  expect(readPage('---\niconType: solidd\n---\n', 'a.mdx').diagnostics).toMatchObject([
    { hint: 'Write `iconType: solid`, or remove the field.' },
  ]);
  for (const mode of ['custom', 'default', 'assistant']) expect(readPage(`---\nmode: ${mode}\n---\n`, 'a.mdx').diagnostics).toEqual([]);
});

test('a playground that is none is named', () => {
  const { diagnostics } = readPage('---\nplayground: full\n---\n', 'a.mdx');
  expect(diagnostics).toMatchObject([
    {
      message: '`playground` must be `interactive`, `simple` or `none`, but it is `full`.',
      hint: 'Write `playground: interactive`, or remove the field.',
    },
  ]);
  for (const name of ['simple', 'show', 'auth']) expect(readPage(`---\nplayground: ${name}\n---\n`, 'a.mdx').diagnostics).toEqual([]);
});

test('of many misspelt fields the first are told, and how many more there are', () => {
  // Each is `description` with other letters large.
  const fields = Array.from({ length: 25 }, (_, index) =>
    [...'description'].map((letter, bit) => ((index + 1) & (1 << bit) ? letter.toUpperCase() : letter)).join(''),
  );
  const { diagnostics } = readPage(['---', ...fields.map((name) => `${name}: text`), '---'].join('\n'), 'a.mdx');
  expect(diagnostics).toHaveLength(21);
  expect(diagnostics.at(-1)).toMatchObject({ line: 22, message: 'More than 20 findings in this frontmatter; the others are not listed.' });
});

test('a field that would run code is none, and is told with its line', () => {
  const text = '---\ntitle: "JavaScript: the start"\nurl: javascript:alert(1)\n"og:image": "data:text/html,x"\nicon: " vbscript: a"\n---\n';
  const { page, diagnostics } = readPage(text, 'a.mdx');
  expect(page.frontmatter).toEqual({ title: 'JavaScript: the start' });
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([3, 4, 5].map((line) => ['frontmatter/unsafe-address', line]));
});
