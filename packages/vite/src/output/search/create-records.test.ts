import { createSite, parseConfig, readPage } from '@octavo/core';
import type { Site } from '@octavo/core';
import { expect, test } from 'vitest';
import { createRecords } from './create-records.ts';

const PAGES: Record<string, string> = {
  'index.mdx': '---\ntitle: Home\n---\n',
  'guides/a.mdx': '---\ntitle: A\ndescription: About\n---\n',
  'guides/b.mdx': '---\ntitle: B\nnoindex: true\n---\n',
  'v1/c.mdx': '---\ntitle: C\n---\n',
  'lost.mdx': '---\ntitle: Lost\n---\n',
  'v1/extra.mdx': '---\ntitle: Extra\n---\n',
  'secret.mdx': '---\ntitle: Secret\nhidden: true\n---\n',
};

function create(more: object = {}): Site {
  const config = {
    name: 'Test',
    versions: ['v2', 'v1'],
    tabs: [{ name: 'Guides', url: 'guides' }],
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: 'Guides', pages: [{ group: 'Deep', pages: ['guides/a', 'guides/b'] }], version: 'v2' },
      { group: 'Old', pages: ['v1/c'], version: 'v1' },
    ],
    ...more,
  };
  const { config: parsed } = parseConfig(JSON.stringify(config), 'docs.json');
  if (parsed === undefined) throw new Error('The config must parse.');
  return createSite({ config: parsed, pages: Object.entries(PAGES).map(([file, text]) => readPage(text, file).page), snippets: [] });
}

test('the pages that a search may find, with their place and their versions', () => {
  const records = createRecords(create(), ({ title }) => [{ id: '', heading: '', text: `Text of ${title}`, code: '' }]);
  expect(records.map(({ href }) => href)).toEqual(['/', '/guides/a', '/v1/c']);
  expect(records[1]).toEqual({
    href: '/guides/a',
    title: 'A',
    description: 'About',
    trail: ['Guides', 'Deep'],
    division: 'Guides',
    sections: [{ id: '', heading: '', text: 'Text of A', code: '' }],
    filters: { version: ['v2'] },
  });
  expect(records[2]?.filters).toEqual({ version: ['v1'] });
});

test('what is in no version is searched in every one, and the same of languages', () => {
  const navigation = {
    tabs: [
      {
        tab: 'Guides',
        versions: [
          { version: 'v2', pages: ['guides/a'] },
          { version: 'v1', pages: ['v1/c'] },
        ],
      },
      { tab: 'About', pages: ['index'] },
    ],
  };
  const records = createRecords(create({ navigation, versions: undefined, tabs: undefined }), () => []);
  expect(records.map(({ href, filters }) => [href, filters['version']])).toEqual([
    ['/', ['v2', 'v1']],
    ['/guides/a', ['v2']],
    ['/v1/c', ['v1']],
  ]);
});

test('a page outside navigation is searched in every version, unless a version has its folder', () => {
  const navigation = {
    versions: [
      { version: 'v2', pages: ['guides/a'] },
      { version: 'v1', pages: ['v1/c'] },
    ],
  };
  const site = create({ navigation, versions: undefined, tabs: undefined, seo: { indexing: 'all' } });
  const records = createRecords(site, () => []);
  expect(records.map(({ href, filters }) => [href, filters['version']])).toEqual([
    ['/', ['v2', 'v1']],
    ['/guides/a', ['v2']],
    ['/lost', ['v2', 'v1']],
    ['/v1/c', ['v1']],
    ['/v1/extra', ['v1']],
  ]);
});

test('keywords and boosts: what the page says of itself, else the nearest group', () => {
  const navigation = {
    groups: [{ group: 'A', boost: 3, pages: ['index', { group: 'B', boost: 0.5, pages: ['guides/a'] }, 'v1/c'] }],
  };
  const site = create({ navigation, versions: undefined, tabs: undefined });
  const home = site.pages['/'];
  if (home) home.frontmatter = { boost: 2, keywords: ['quay, mole', 'pier', 3, ''] };
  const records = createRecords(site, () => []);
  expect(records.map(({ href, filters, keywords }) => [href, filters['boost'], keywords])).toEqual([
    ['/', ['2'], ['quay', 'mole', 'pier']],
    ['/guides/a', ['0.5'], undefined],
    ['/v1/c', ['3'], undefined],
  ]);
});

test('hidden pages where the site has them indexed, but none that hides itself', () => {
  const records = createRecords(create({ seo: { indexHiddenPages: true } }), () => []);
  expect(records.map(({ href }) => href)).toEqual(['/', '/guides/a', '/lost', '/v1/c', '/v1/extra']);
});

test('in divisions: the way to a page without its language and version, by which a search chooses; what a group says of the search', () => {
  const navigation = {
    languages: [
      {
        language: 'en',
        tabs: [
          { tab: 'One', pages: ['index'] },
          { tab: 'Two', groups: [{ group: 'G', searchable: false, pages: ['guides/a'] }] },
        ],
      },
      {
        language: 'fr',
        groups: [
          { group: 'H', hidden: true, searchable: true, pages: ['lost'] },
          { group: 'I', pages: ['v1/c'] },
        ],
      },
    ],
  };
  const records = createRecords(create({ navigation, versions: undefined, tabs: undefined }), () => []);
  expect(records.map(({ href, division, filters }) => ({ href, division, filters }))).toEqual([
    { href: '/', division: 'One', filters: { language: ['en'] } },
    { href: '/lost', division: undefined, filters: { language: ['fr'] } },
    { href: '/v1/c', division: undefined, filters: { language: ['fr'] } },
  ]);
});
