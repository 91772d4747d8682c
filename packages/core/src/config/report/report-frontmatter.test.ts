import { expect, it } from 'vitest';
import { reportFrontmatter } from './report-frontmatter.ts';

it('counts the pages that have a field, and tells what is not shown', () => {
  const pages = [
    { file: 'a.mdx', frontmatter: { title: 'A', public: true } },
    { file: 'b.mdx', frontmatter: { title: 'B', public: false, 'og:image': '/a.png', sidebar_position: 1, owner: 'me' } },
  ];
  expect(reportFrontmatter(pages)).toMatchObject([
    { field: 'title', status: 'same', note: '', count: 2, file: 'a.mdx' },
    { field: 'public', status: 'same', count: 1, file: 'a.mdx' },
    { field: 'public', status: 'unsupported', count: 1, file: 'b.mdx' },
    { field: 'og:image', status: 'same' },
    { field: 'sidebar_position', status: 'same' },
    { field: 'owner', status: 'own' },
  ]);
});
