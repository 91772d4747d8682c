import { expect, it } from 'vitest';
import { createCheckedPage, createElement } from './check-fixture.ts';
import { checkPage } from './check-page.ts';

it('gives findings the file, a frame and their severity, in the order of the text', () => {
  const outline = { elements: [createElement('Update', { label: 'a' })] };
  const found = checkPage(createCheckedPage('A\n# B\n<Update label="a">', { outline }));
  expect(found.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['style/title', 'info', 1],
    ['style/description', 'info', 1],
    ['style/heading-level', 'info', 2],
    ['style/update-attributes', 'info', 3],
  ]);
  expect(found[3]).toMatchObject({ file: 'guides/set-up.mdx', frame: '  1 | A\n  2 | # B\n> 3 | <Update label="a">\n    | ^^^^^^^' });
});
