import { expect, it } from 'vitest';
import { createCheckedPage, createElement } from '../check-fixture.ts';
import { checkChangelog } from './changelog.ts';

const ENTRIES = '## v1.2.0\n\n## v1.1.0';

it.each(['changelog.mdx', 'product/release-notes.mdx', 'changelog/index.mdx'])('finds entries under headings in %s', (file) => {
  expect(checkChangelog(createCheckedPage(ENTRIES, { file }))).toMatchObject([{ code: 'style/changelog', line: 1 }]);
});

it('finds nothing elsewhere, with updates, and without dates and versions', () => {
  expect(checkChangelog(createCheckedPage(ENTRIES, { file: 'guide.mdx' }))).toEqual([]);
  expect(checkChangelog(createCheckedPage('## Added\n\n## Fixed', { file: 'changelog.mdx' }))).toEqual([]);
  const outline = { elements: [createElement('Update', {})] };
  expect(checkChangelog(createCheckedPage(ENTRIES, { file: 'changelog.mdx', outline }))).toEqual([]);
});
