import { expect, test } from 'vitest';
import { isListed } from './is-listed.ts';
import { createTestSite } from '../site-fixture.ts';

const navigation = {
  groups: [
    { group: 'Shown', pages: ['shown'] },
    { group: 'Hidden', hidden: true, pages: ['inside', { group: 'Deep', pages: ['deep'] }] },
    { group: 'Found', hidden: true, searchable: true, pages: ['found'] },
    { group: 'Not searched', searchable: false, pages: ['unsearched'] },
    { group: 'Staff', public: false, pages: ['staff', 'twice', { group: 'Guests', public: true, pages: ['guest'] }] },
    { group: 'All', pages: ['twice'] },
  ],
};

function listing(file: string, frontmatter: string, more: object = {}): boolean | undefined {
  const site = createTestSite({ navigation, ...more }, [[`${file}.mdx`, `---\n${frontmatter}\n---\n`]]);
  const page = site.pages[`/${file}`];
  return page && isListed(page, site);
}

test.each([
  ['shown', 'title: A', true],
  ['unsearched', 'title: A', true],
  ['found', 'title: A', true],
  ['inside', 'title: A', false],
  ['deep', 'title: A', false],
  ['outside', 'title: A', false],
  ['outside', 'searchable: true', false],
  ['staff', 'title: A', false],
  ['staff', 'public: true', true],
  ['guest', 'title: A', true],
  ['twice', 'title: A', true],
])('what navigation says: %s with %s', (file, frontmatter, expected) => {
  expect(listing(file, frontmatter)).toBe(expected);
});

test('a division keeps its pages out of the lists, and a group in either shape', () => {
  const tabs = [{ tab: 'A', public: false, pages: ['shown'] }];
  expect(listing('shown', 'title: A', { navigation: { tabs } })).toBe(false);
  expect(listing('shown', 'title: A', { navigation: [{ group: 'A', public: false, pages: ['shown'] }] })).toBe(false);
});

test.each([
  'hidden: true',
  'hidden: "true"',
  'draft: true',
  'noindex: true',
  'robots: noindex, nofollow',
  'robots: "NONE"',
  'public: false',
  'groups: [admin]',
  'groups: admin',
  'url: https://example.com',
])('what the page says counts first: %s', (frontmatter) => {
  const all = { seo: { indexing: 'all' } };
  expect([listing('shown', frontmatter), listing('found', frontmatter)]).toEqual([false, false]);
  expect([listing('shown', frontmatter, all), listing('outside', frontmatter, all)]).toEqual([false, false]);
});

test.each([
  'hidden: false',
  'draft: false',
  'noindex: false',
  'robots: max-snippet:50',
  'public: true',
  'groups: []',
  'groups: [admin]\npublic: true',
  'searchable: false',
])('what takes a page out of no list: %s', (frontmatter) => {
  expect(listing('shown', frontmatter)).toBe(true);
});

test('`seo.indexing: all` lists what navigation does not show, in both shapes', () => {
  for (const file of ['outside', 'inside', 'deep']) expect(listing(file, 'title: A', { seo: { indexing: 'all' } }), file).toBe(true);
  expect(listing('outside', 'title: A', { navigation: [], seo: { indexHiddenPages: true } })).toBe(true);
  expect(listing('outside', 'title: A', { navigation: [] })).toBe(false);
});

test('a feed of a page that is not listed is missed aloud', () => {
  const asks = '---\nrss: true\n---\n';
  const site = createTestSite({ navigation }, [
    ['shown.mdx', asks],
    ['log.mdx', asks],
  ]);
  expect(site.diagnostics.filter(({ code }) => code === 'site/unlisted-feed').map(({ file }) => file)).toEqual(['log.mdx']);
});

test('a draft stands in no navigation', () => {
  const site = createTestSite({ navigation: [{ group: 'A', pages: ['a', 'b'] }] }, ['a.mdx', ['b.mdx', '---\ndraft: true\n---']]);
  expect(site.sections[0]?.navigation).toMatchObject([{ items: [{ href: '/a' }] }]);
  expect(site.pages['/b']?.isHidden).toBe(true);
});
