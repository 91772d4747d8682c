import { expect, test } from 'vitest';
import { parseConfig } from '../config/parse-config.ts';
import { readPage } from '../page/read-page.ts';
import { createSite } from './create-site.ts';
import { createTestSite } from './site-fixture.ts';

test('a tab without a name, and a page without a title, are called as the language of their place has it', () => {
  const tabs = (language: string, page: string): object => ({
    language,
    pages: [page],
    tabs: [{ tab: 'API', pages: [`${page}/api`] }],
  });
  const { sections, pages } = createTestSite({ navigation: { languages: [tabs('ar', 'index'), tabs('de', 'de')] } }, [
    'index.mdx',
    'index/api.mdx',
    'de.mdx',
    'de/api.mdx',
  ]);
  const named = sections.map(({ language, tabs: [first] }) => [language, first?.name]);
  expect(named).toEqual([
    ['ar', 'الوثائق'],
    ['ar', 'الوثائق'],
    ['de', 'Dokumentation'],
    ['de', 'Dokumentation'],
  ]);
  expect(pages['/']?.title).toBe('الصفحة الرئيسية');
  expect(sections[0]?.navigation).toMatchObject([{ href: '/', title: 'الصفحة الرئيسية' }]);
});

test('the tab and the anchor of the pages that none claims have the language of their version', () => {
  const { sections } = createTestSite(
    {
      versions: [
        { name: '٢', locale: 'ar' },
        { name: '1', locale: 'fr' },
      ],
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'Blog', url: 'blog' }],
      navigation: ['٢', '1'].map((version, at) => ({ group: version, version, pages: [`a${at}`, `api/b${at}`, `blog/c${at}`] })),
    },
    ['a0.mdx', 'api/b0.mdx', 'blog/c0.mdx', 'a1.mdx', 'api/b1.mdx', 'blog/c1.mdx'],
  );
  const names = sections.flatMap(({ version, tabs, anchors }) => [...tabs, ...anchors].map(({ name }) => `${version} ${name}`));
  expect([...new Set(names)].filter((name) => !/API|Blog/.test(name)).toSorted()).toEqual(['1 Documentation', '٢ الوثائق']);
});

test('a title of the author is theirs, though Octavo has the same word', () => {
  const { pages } = createTestSite({ navigation: { languages: [{ language: 'ar', pages: ['index'] }] } }, [
    ['index.mdx', '---\ntitle: Home\n---\n'],
  ]);
  expect(pages['/']?.title).toBe('Home');
});

test('whoever makes a site may call things otherwise', () => {
  const { config } = parseConfig('{ "name": "Test", "navigation": { "pages": ["index"] } }', 'docs.json');
  if (config === undefined) throw new Error('The config of a test must be an object.');
  const { pages } = createSite({ config, pages: [readPage('', 'index.mdx').page], sayName: (name, language) => `${language} ${name}` });
  expect(pages['/']?.title).toBe('en Home');
});
