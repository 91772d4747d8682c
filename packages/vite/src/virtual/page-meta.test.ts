import { createSite, parseConfig, readPage } from '@octavo/core';
import { expect, test } from 'vitest';
import { createPageMeta } from './page-meta.ts';

const navigation = {
  groups: [
    { group: 'Shown', pages: ['open'] },
    { group: 'Hidden', hidden: true, pages: ['inside'] },
    { group: 'Found', hidden: true, searchable: true, pages: ['found', 'shy'] },
  ],
};

function robotsOf(file: string, frontmatter: string, more: object = {}): string | undefined {
  const { config } = parseConfig(
    JSON.stringify({ theme: 'mint', name: 'T', colors: { primary: '#000' }, navigation, ...more }),
    'docs.json',
  );
  if (config === undefined) throw new Error('The config of a test must parse.');
  const page = readPage(`---\n${frontmatter}\n---\n`, `${file}.mdx`).page;
  const site = createSite({ config, pages: [page] });
  const placed = site.pages[page.href];
  if (placed === undefined) throw new Error('The page of a test must be there.');
  return createPageMeta({ store: { site: () => site } } as Parameters<typeof createPageMeta>[0], placed).meta?.['robots'];
}

test.each([
  ['open', 'title: A', undefined],
  ['open', 'noindex: true', 'noindex'],
  ['open', 'public: false', 'noindex'],
  ['inside', 'title: A', 'noindex'],
  ['found', 'title: A', undefined],
  ['shy', 'hidden: true', 'noindex'],
  ['open', 'robots: nofollow', 'nofollow'],
  ['inside', 'robots: index, follow', 'noindex, follow'],
  ['open', 'hidden: true\nrobots: all', 'noindex'],
  ['open', 'robots: [none, noarchive]', 'noindex, none, noarchive'],
  ['lost', 'title: A', 'noindex'],
])('search engines: %s with %s', (file, frontmatter, expected) => {
  expect(robotsOf(file, frontmatter)).toBe(expected);
});

test('the site may have hidden pages known', () => {
  const seo = { indexing: 'all' };
  expect([robotsOf('inside', 'title: A', { seo }), robotsOf('open', 'groups: [a]', { seo })]).toEqual([undefined, 'noindex']);
});
