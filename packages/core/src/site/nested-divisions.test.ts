import { describe, expect, test } from 'vitest';
import { createTestSite, showDivisions, showNavigation } from './site-fixture.ts';
import { findCounterparts } from './lookup/find-counterparts.ts';
import { findTranslations } from './lookup/find-translations.ts';
import type { DivisionLink, Section, Site } from './site.ts';

function sectionOf(site: Site, id: string): Section {
  const section = site.sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`No section ${id} among ${site.sections.map((one) => one.id).join(', ')}.`);
  return section;
}

function show(links: DivisionLink[]): string[] {
  return links.map(({ name, href, isActive }) => `${name}${isActive ? '*' : ''} -> ${href}`);
}

const files = ['en/a', 'en/b', 'en/v1/a', 'fr/a', 'fr/b', 'fr/v1/a', 'en/api/x', 'fr/api/x', 'en/hidden'].map((file) => `${file}.mdx`);

const site = createTestSite(
  {
    navigation: {
      languages: [
        {
          language: 'fr',
          global: { anchors: [{ anchor: 'Journal', href: 'https://journal.test', icon: 'newspaper' }] },
          versions: [
            { version: 'v1', pages: ['fr/v1/a'] },
            {
              version: 'v2',
              default: true,
              tabs: [
                { tab: 'Guides', pages: ['fr/a', 'fr/b'] },
                { tab: 'Référence', pages: ['fr/api/x'] },
              ],
            },
          ],
        },
        {
          language: 'en',
          default: true,
          versions: [
            {
              version: 'v2',
              tabs: [
                { tab: 'Guide', pages: ['en/a', 'en/b'] },
                { tab: 'Reference', pages: ['en/api/x'] },
              ],
            },
            { version: 'v1', pages: ['en/v1/a'] },
          ],
        },
      ],
      global: { anchors: [{ anchor: 'Status', href: 'https://status.test' }], tabs: [{ tab: 'Blog', href: 'https://blog.test' }] },
    },
  },
  files,
);

describe('nested divisions', () => {
  test('a division may keep its pages out of the search, and a group in it may not', () => {
    const { pages } = createTestSite(
      {
        navigation: {
          tabs: [
            { tab: 'Old', searchable: false, pages: ['a', { group: 'B', searchable: true, pages: ['b'] }] },
            { tab: 'New', pages: ['c'] },
          ],
        },
      },
      ['a.mdx', 'b.mdx', 'c.mdx'],
    );
    expect(Object.values(pages).map(({ isSearchable }) => isSearchable)).toEqual([false, true, undefined]);
  });

  test('links for all that a division holds stand before those of the site', () => {
    expect(show(sectionOf(site, 'fr-v1').anchors)).toEqual(['Journal -> https://journal.test', 'Status -> https://status.test']);
    expect(show(sectionOf(site, 'en-v1').anchors)).toEqual(['Status -> https://status.test']);
  });

  test('each that holds pages is a section; defaults come first', () => {
    expect(site.sections.map(({ id }) => id)).toEqual([
      'en-v2-guide',
      'en-v2-reference',
      'en-v1',
      'fr-v2-guides',
      'fr-v2-r-f-rence',
      'fr-v1',
    ]);
    expect(site.home).toBe('/en/a');
    expect(sectionOf(site, 'en-v1')).toMatchObject({
      language: 'en',
      version: 'v1',
      home: '/en/v1/a',
      folder: '/en/v1',
    });
    expect(sectionOf(site, 'en-v2-reference')).toMatchObject({ tab: 'Reference', version: 'v2' });
  });

  test('every level lists its siblings in the order of the file, with the links of the site', () => {
    const section = sectionOf(site, 'en-v2-reference');
    expect(show(section.languages)).toEqual(['Français -> /fr/api/x', 'English* -> /en/api/x']);
    expect(show(section.versions)).toEqual(['v2* -> /en/a', 'v1 -> /en/v1/a']);
    expect(show(section.tabs)).toEqual(['Guide -> /en/a', 'Reference* -> /en/api/x', 'Blog -> https://blog.test']);
    expect(show(section.anchors)).toEqual(['Status -> https://status.test']);
  });

  test('another language keeps the version', () => {
    expect(show(sectionOf(site, 'en-v1').languages)).toEqual(['Français -> /fr/v1/a', 'English* -> /en/v1/a']);
  });

  test('a page has counterparts in other languages and versions', () => {
    const page = site.pages['/fr/b'];
    const other = site.pages['/en/v1/a'];
    if (page === undefined || other === undefined) throw new Error('no page');
    expect(findTranslations(site, page)).toEqual({ fr: '/fr/b', en: '/en/b' });
    expect(findCounterparts(site, other)).toEqual({ v2: '/en/a' });
  });

  test('a page outside navigation belongs to where its folder is', () => {
    expect(site.pages['/en/hidden']).toMatchObject({ isHidden: true, sections: ['en-v2-guide'] });
  });

  test('a language at the top and one in a folder', () => {
    const other = createTestSite(
      {
        navigation: {
          languages: [
            { language: 'en', pages: ['index', 'guides/a'] },
            { language: 'cn', pages: ['zh/index', 'zh/guides/a'] },
          ],
        },
      },
      ['index.mdx', 'guides/a.mdx', 'zh/index.mdx', 'zh/guides/a.mdx'],
    );
    const [index, page] = [other.pages['/zh'], other.pages['/guides/a']];
    if (index === undefined || page === undefined) throw new Error('no page');
    expect(findTranslations(other, page)).toEqual({ en: '/guides/a', cn: '/zh/guides/a' });
    expect(findTranslations(other, index)).toEqual({ en: '/', cn: '/zh' });
  });
});

test('products, dropdowns, anchors and the menu of a tab', () => {
  const shop = createTestSite(
    {
      navigation: {
        products: [
          {
            product: 'Boats',
            icon: 'ship',
            description: 'To sail',
            dropdowns: [
              { dropdown: 'Guides', pages: ['boats/a'] },
              {
                dropdown: 'API',
                anchors: [
                  { anchor: 'REST', pages: ['boats/rest'] },
                  { anchor: 'Forum', href: 'https://forum.test' },
                ],
              },
            ],
          },
          {
            product: 'Trains',
            tabs: [
              {
                tab: 'Docs',
                menu: [
                  { item: 'Start', pages: ['trains/a'] },
                  { item: 'More', description: 'All', pages: ['trains/b'] },
                ],
              },
              { tab: 'Secret', hidden: true, pages: ['trains/secret'] },
            ],
          },
        ],
      },
    },
    ['boats/a.mdx', 'boats/rest.mdx', 'trains/a.mdx', 'trains/b.mdx', 'trains/secret.mdx'],
  );
  const rest = sectionOf(shop, 'boats-api-rest');
  expect(show(rest.products)).toEqual(['Boats* -> /boats/rest', 'Trains -> /trains/a']);
  expect(rest.products[0]).toMatchObject({ description: 'To sail', icon: { name: 'ship' } });
  expect(show(rest.dropdowns)).toEqual(['Guides -> /boats/a', 'API* -> /boats/rest']);
  expect(show(rest.anchors)).toEqual(['REST* -> /boats/rest', 'Forum -> https://forum.test']);
  const more = sectionOf(shop, 'trains-docs-more');
  expect(show(more.tabs)).toEqual(['Docs* -> /trains/a']);
  expect(show(more.tabs[0]?.items ?? [])).toEqual(['Start -> /trains/a', 'More* -> /trains/b']);
  expect(show(sectionOf(shop, 'trains-secret').tabs)).toEqual(['Docs -> /trains/a', 'Secret* -> /trains/secret']);
});

test('pages beside all tabs have a tab of their own', () => {
  const mixed = createTestSite({ navigation: { pages: ['a'], tabs: [{ tab: 'API', pages: ['b'] }] } }, ['a.mdx', 'b.mdx']);
  expect(show(sectionOf(mixed, 'main').tabs)).toEqual(['Documentation* -> /a', 'API -> /b']);
  expect(show(sectionOf(mixed, 'api').tabs)).toEqual(['Documentation -> /a', 'API* -> /b']);
});

test('groups: a page of their own, a tag, open, hidden, searchable', () => {
  const plain = createTestSite(
    {
      navigation: {
        groups: [
          { group: 'A', root: 'a', tag: 'NEW', expanded: false, pages: ['b'] },
          { group: 'B', hidden: true, searchable: true, pages: ['c'] },
          { group: 'C', root: 'd', searchable: false, pages: ['d'] },
        ],
      },
    },
    ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx'],
  );
  const tree = plain.sections[0]?.navigation ?? [];
  expect(showNavigation(tree)).toBe('A(/a, /b), C(/d)');
  expect(tree[0]).toMatchObject({ href: '/a', tag: 'NEW', isOpen: false, items: [{ href: '/a', isRoot: true }, { href: '/b' }] });
  expect(tree[1]).toMatchObject({ href: '/d', items: [{ href: '/d' }] });
  expect(plain.pages['/c']).toMatchObject({ isHidden: true, isSearchable: true, sections: ['main'] });
  expect(plain.pages['/d']).toMatchObject({ isHidden: false, isSearchable: false });
  expect(plain.diagnostics).toEqual([]);
});

test('a division without a page that is there is told, with its place', () => {
  const broken = createTestSite(
    {
      navigation: {
        tabs: [
          { tab: 'A', pages: ['a'] },
          { tab: 'B', pages: ['none'] },
        ],
      },
    },
    ['a.mdx'],
  );
  expect(broken.diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['site/missing-page 14', 'site/empty-division 12']);
});

test('pages beside the tabs of a version have a link among these', () => {
  const { sections } = createTestSite(
    {
      navigation: {
        versions: [
          { version: 'v2', groups: [{ group: 'G', pages: ['a'] }], tabs: [{ tab: 'API', pages: ['b'] }] },
          { version: 'v1', pages: ['c'] },
        ],
      },
    },
    ['a.mdx', 'b.mdx', 'c.mdx'],
  );
  expect(sections.map(({ tabs }) => tabs.map(({ name, href, isActive }) => [name, href, isActive]))).toEqual([
    [
      ['Documentation', '/a', true],
      ['API', '/b', false],
    ],
    [
      ['Documentation', '/a', false],
      ['API', '/b', true],
    ],
    [],
  ]);
});

test('a switch beside tabs shows the default, or else the first version of this site', () => {
  const tabs = [{ tab: 'Docs', pages: ['a'] }];
  const list = (versions: object[]): string[] => {
    const paths = ['a.mdx', 'v1/a.mdx', 'v2/a.mdx'];
    return showDivisions(createTestSite({ navigation: { versions, tabs } }, paths), 'docs').versions;
  };
  const [second, first] = [
    { version: 'v2', pages: ['v2/a'] },
    { version: 'v1', pages: ['v1/a'] },
  ];
  expect(list([second, first])).toEqual(['v2* -> /v2/a', 'v1 -> /v1/a']);
  expect(list([second, { ...first, default: true }])).toEqual(['v2 -> /v2/a', 'v1* -> /v1/a']);
  expect(list([{ version: 'v0', href: 'https://v0.example.com' }, first])).toEqual(['v0 -> https://v0.example.com', 'v1* -> /v1/a']);
  expect(list([{ version: 'v0', href: 'https://v0.example.com' }])).toEqual(['v0 -> https://v0.example.com']);
});
