import { createSite, isListed, parseConfig, readPage } from '@octavo/core';
import type { NavItem, Site } from '@octavo/core';
import { expect, test } from 'vitest';
import { findFeedHref } from '../output/feed/find-feed-href.ts';
import { listEntries } from '../output/sitemap/list-entries.ts';
import { listVariantPages } from '../output/llms/list-variant-pages.ts';
import { createRecords } from '../output/search/create-records.ts';
import { createPageMeta } from '../virtual/page-meta.ts';
import { listContents } from './list-contents.ts';

/** Every list of pages that a site has: a new one has its line here. */
const LISTS: { name: string; list: (site: Site) => string[] }[] = [
  {
    name: 'page of all pages',
    list: (site) => [
      ...listContents(site).sections.flatMap(({ navigation }) => hrefsOf(navigation)),
      ...listContents(site).others.map(({ href }) => href),
    ],
  },
  { name: 'search', list: (site) => createRecords(site, () => []).map(({ href }) => href) },
  {
    name: 'feeds',
    list: (site) =>
      Object.values(site.pages)
        .filter((page) => findFeedHref(page, site) !== undefined)
        .map(({ href }) => href),
  },
  {
    name: 'sitemap',
    list: (site) => listEntries(site, { toUrl: (href) => href }).map(({ url }) => url),
  },
  {
    name: 'llms.txt',
    list: (site) => listVariantPages(site).flatMap(({ contents }) => contents.flatMap(({ pages }) => pages.map(({ href }) => href))),
  },
  {
    name: 'search engines',
    list: (site) =>
      Object.values(site.pages)
        .filter(
          (page) =>
            createPageMeta({ store: { site: () => site } } as Parameters<typeof createPageMeta>[0], page).meta?.['robots'] === undefined,
        )
        .map(({ href }) => href),
  },
];

const STATEMENTS = [
  'title: A',
  'hidden: true',
  'draft: true',
  'noindex: true',
  'robots: noindex',
  'public: false',
  'groups: [staff]',
  'url: /elsewhere',
];
const PLACES = ['shown', 'nested', 'inside', 'found', 'outside'];

function create(seo: object): Site {
  const files = PLACES.flatMap((place) =>
    STATEMENTS.map((text, nth) => ({ file: `${place}/${nth}`, text: `---\n${text}\nrss: true\n---\n` })),
  );
  const pagesIn = (place: string): string[] => files.map(({ file }) => file).filter((file) => file.startsWith(`${place}/`));
  const navigation = {
    groups: [
      { group: 'Shown', pages: [...pagesIn('shown'), { group: 'Nested', pages: pagesIn('nested') }] },
      { group: 'Hidden', hidden: true, pages: pagesIn('inside') },
      { group: 'Found', hidden: true, searchable: true, pages: pagesIn('found') },
    ],
  };
  const { config } = parseConfig(JSON.stringify({ name: 'T', navigation, seo }), 'docs.json');
  if (config === undefined) throw new Error('The config of a test must parse.');
  return createSite({ config, pages: files.map(({ file, text }) => readPage(text, `${file}.mdx`).page) });
}

test.each(LISTS)('$name: the pages that are listed, and no other', ({ list }) => {
  for (const [seo, expected] of [
    [{}, ['/found/0', '/nested/0', '/shown/0']],
    [{ indexing: 'all' }, ['/found/0', '/inside/0', '/nested/0', '/outside/0', '/shown/0']],
  ] as const) {
    const site = create(seo);
    expect(
      Object.values(site.pages)
        .filter((page) => isListed(page, site))
        .map(({ href }) => href),
    ).toEqual(expected);
    expect(list(site).toSorted()).toEqual(expected);
  }
});

test('the page of all pages has no section and no group without a page', () => {
  const { config } = parseConfig(
    JSON.stringify({
      name: 'T',
      navigation: {
        tabs: [
          { tab: 'A', pages: ['a'] },
          { tab: 'B', groups: [{ group: 'G', pages: ['b'] }] },
        ],
      },
    }),
    'docs.json',
  );
  if (config === undefined) throw new Error('The config of a test must parse.');
  const pages = [readPage('', 'a.mdx').page, readPage('---\nnoindex: true\n---\n', 'b.mdx').page];
  expect(listContents(createSite({ config, pages })).sections.map(({ title }) => title)).toEqual(['A']);
});

function hrefsOf(items: readonly NavItem[]): string[] {
  return items.flatMap((item) => (item.kind === 'group' ? hrefsOf(item.items) : item.kind === 'page' ? [item.href] : []));
}
