import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { collectPages } from './collect-pages.ts';

it('takes the index of a folder before its README, which some folders have for readers of the repository', () => {
  const pages = ['a/README.md', 'a/index.md'].map((file) => ({ ...readPage('# A\n', file).page, href: '/a' }));
  expect(collectPages(pages).pages.get('/a')?.file).toBe('a/index.md');
});
