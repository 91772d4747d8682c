import { expect, it } from 'vitest';
import { createCheckedPage, createElement } from './check-fixture.ts';
import { checkPage } from './check-page.ts';

it('tells of a page without text, but of one that leads elsewhere', () => {
  const codes = (text: string): unknown[] => checkPage(createCheckedPage(text)).map(({ code }) => code);
  expect(codes('---\ntitle: A\ndescription: b\n---\n\n')).toEqual(['style/empty-page']);
  expect(codes('---\ntitle: A\nurl: https://example.com\n---\n')).toEqual([]);
  expect(codes('---\ntitle: A\nopenapi: GET /a\n---\n')).toEqual([]);
  expect(codes('---\ntitle: A\ndescription: b\napi: GET /a\n---\n')).toEqual([]);
});

it('gives findings the file, a frame and their severity, in the order of the text', () => {
  const outline = { elements: [createElement('Update', { label: 'a' })] };
  const found = checkPage(createCheckedPage('## A\n# B\n<Update label="a">', { outline }));
  expect(found.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['style/title', 'info', 1],
    ['style/description', 'info', 1],
    ['style/heading-level', 'info', 2],
    ['style/update-attributes', 'info', 3],
  ]);
  expect(found[3]).toMatchObject({ file: 'guides/set-up.mdx', frame: '  1 | ## A\n  2 | # B\n> 3 | <Update label="a">\n    | ^^^^^^^' });
});
