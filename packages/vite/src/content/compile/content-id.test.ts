import { expect, test } from 'vitest';
import { isContentOf, toContentFile, toContentId } from './content-id.ts';

test('an id leads back to its file, with or without a query', () => {
  expect(toContentFile(toContentId('/site/a.mdx'))).toBe('/site/a.mdx');
  expect(toContentFile('/site/a.mdx.octavo?t=1')).toBe('/site/a.mdx');
  expect(toContentFile('/site/a.mdx')).toBeUndefined();
});

test.each(['/site/c#.mdx', '/site/what?.mdx', '/site/100%.mdx', '/site/~23.mdx'])('an id of %s is no query and no hash', (file) => {
  expect(toContentId(file)).not.toMatch(/[#?%]/);
  expect(toContentFile(toContentId(file))).toBe(file);
});

test.each([
  ['/site/a.mdx', true],
  ['/site/snippets/b.jsx', true],
  ['/etc/passwd', false],
  ['/other/a.mdx', false],
  ['/site/../other/a.mdx', false],
  ['/site/.git/a.mdx', false],
  ['/site/node_modules/x/index.js', false],
  ['/site/secrets.json', false],
])('%s is content of /site: %s', (file, expected) => {
  expect(isContentOf('/site', file)).toBe(expected);
});
