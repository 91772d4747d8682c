import { expect, it } from 'vitest';
import { createSparedFinder } from './create-spared-finder.ts';

const PAGES = ['/', '/guides/a', '/guides/b/c', '/v1.2'];
const FILES = ['/robots.txt', '/guides/a.md', '/index.md', '/guides/b.png', '/guides/media/x/y.png', '/images/p.png', '/assets/*'];
const find = createSparedFinder({ pages: PAGES, files: FILES });

it('lists the pages, the files and the folders of files that a wildcard would take, and a Markdown file only where no page has it', () => {
  const all = [...PAGES, '/robots.txt', '/index.md', '/guides/b.png', '/guides/media/*', '/images/*', '/assets/*'];
  expect(find('/:slug*')).toEqual(all);
  expect(find('/*')).toEqual(all);
  expect(find('/guides/*')).toEqual(['/guides/a', '/guides/b/c', '/guides/b.png', '/guides/media/*']);
  expect(find('/guides/media*')).toEqual(['/guides/media/x/*']);
  expect(find('/old/*')).toEqual([]);
  expect(find('/guides/a')).toEqual([]);
});

it('names whole folders where the list is long', () => {
  const pages = Array.from({ length: 400 }, (_, index) => `/guides/part-${index % 3}/page-${index}`);
  expect(createSparedFinder({ pages: ['/', ...pages], files: FILES })('/:slug*')).toEqual([
    '/',
    '/guides/*',
    '/robots.txt',
    '/index.md',
    '/images/*',
    '/assets/*',
  ]);
  expect(createSparedFinder({ pages, files: [] })('/guides/:slug*')).toEqual(['/guides/part-0/*', '/guides/part-1/*', '/guides/part-2/*']);
});
