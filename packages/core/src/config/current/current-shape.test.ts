import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { parseConfig } from '../parse-config.ts';
import type { ParsedConfig } from '../parse-config.ts';

function parse(fields: object): ParsedConfig {
  return parseConfig(
    JSON.stringify({ theme: 'mint', name: 'Docs', colors: { primary: '#0D9373' }, navigation: {}, ...fields }),
    'docs.json',
  );
}

function configOf(fields: object): Config {
  const { config, diagnostics } = parse(fields);
  expect(diagnostics).toEqual([]);
  if (config === undefined) throw new Error('no config');
  return config;
}

function findings(fields: object): string[] {
  return parse(fields).diagnostics.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
}

test('says what a colour and a text in the place of navigation should be', () => {
  expect(findings({ navigation: { anchors: [{ anchor: 'A', href: 'https://a.b', color: 'red' }] } })).toEqual([
    'warning config/bad-hex `navigation.anchors[0].color` must be a hex colour, but it is "red".',
  ]);
  expect(parse({ navigation: 'a' }).diagnostics[0]?.hint).toBe('Write { "pages": ["a"] }.');
});

test('files of AsyncAPI stand among those of OpenAPI', () => {
  const navigation = {
    groups: [
      { group: 'A', asyncapi: { source: 'live.yaml', directory: '/live/' } },
      { group: 'B', openapi: { source: 'b.json', directory: 'b' }, asyncapi: ['c.json'] },
      { group: 'D', openapi: { source: 'b.json', directory: 'b' }, graphql: { source: 'd.graphql', directory: 'd' } },
    ],
  };
  const config = configOf({ navigation, api: { openapi: 'a.json', asyncapi: 'd.json' } });
  expect(config.openapi).toEqual(['a.json', 'd.json']);
  expect(config.navigation).toMatchObject([
    { openapi: { source: ['live.yaml'], directory: 'live' } },
    { openapi: { source: ['b.json', 'c.json'], directory: 'b' } },
    { openapi: { source: ['b.json', 'd.graphql'], directory: 'b', folders: { 'd.graphql': 'd' } } },
  ]);
});

describe('the current shape', () => {
  test('becomes the same config as the classic one', () => {
    const config = configOf({
      description: 'About ferries',
      logo: { light: '/l.svg', dark: '/d.svg', href: 'https://a.test' },
      favicon: '/f.png',
      appearance: { default: 'dark', strict: true },
      background: { image: { light: '/b.png', dark: '/b-dark.png' }, decoration: 'grid', color: { light: '#fff', dark: '#000' } },
      navbar: {
        links: [
          { label: 'Support', href: 'mailto:a@b.test' },
          { type: 'github', href: 'https://github.com/relay/relay' },
        ],
        primary: { type: 'button', label: 'Sign in', href: '/in' },
      },
      footer: { socials: { x: 'https://x.com/a' }, links: [{ header: 'More', items: [{ label: 'Blog', href: '/blog' }] }] },
      seo: { metatags: { 'og:site_name': 'Docs', canonical: 'https://a.test' }, indexing: 'all' },
      styling: { eyebrows: 'breadcrumbs', codeblocks: 'dark' },
      api: {
        openapi: ['a.json', 'b.json'],
        playground: { display: 'simple' },
        mdx: { server: 'https://api.test', auth: { method: 'key', name: 'x-key' } },
        params: { expanded: 'all' },
        examples: { languages: ['curl'], defaults: 'required' },
      },
      redirects: [{ source: '/a/:slug*', destination: '/b/:slug*' }],
      search: { prompt: 'Ask' },
      errors: { '404': { redirect: false, title: 'Gone' } },
      variables: { version: 2 },
      interaction: { drilldown: true },
      metadata: { timestamp: true },
      contextual: { options: ['copy', { title: 'Ask us', href: { base: 'https://a.test', query: [{ key: 'q', value: '$page' }] } }] },
      banner: { content: '**New**', dismissible: true },
    });
    expect(config).toMatchObject({
      name: 'Docs',
      description: 'About ferries',
      colors: { primary: '#0d9373', light: '#0d9373', dark: '#0d9373', background: { light: '#ffffff', dark: '#000000' } },
      logo: { light: '/l.svg', dark: '/d.svg', href: 'https://a.test' },
      favicon: { light: '/f.png', dark: '/f.png' },
      modeToggle: { default: 'dark', isHidden: true },
      backgroundImage: '/b.png',
      backgroundImageDark: '/b-dark.png',
      topbarLinks: [
        { type: 'link', name: 'Support', url: 'mailto:a@b.test' },
        { type: 'github', name: 'relay/relay', url: 'https://github.com/relay/relay' },
      ],
      topbarCtaButton: { type: 'link', name: 'Sign in', url: '/in', arrow: true },
      footerSocials: [{ type: 'x', url: 'https://x.com/a' }],
      footerLinks: [{ title: 'More', links: [{ label: 'Blog', url: '/blog' }] }],
      metadata: { 'og:site_name': 'Docs', canonical: 'https://a.test' },
      seo: { indexHiddenPages: true },
      look: { eyebrow: 'breadcrumbs', codeBlock: 'dark', background: 'grid' },
      openapi: ['a.json', 'b.json'],
      api: {
        baseUrl: ['https://api.test'],
        auth: { method: 'key', name: 'x-key' },
        playground: { mode: 'simple' },
        request: { example: { languages: ['curl'], showOptionalParams: false } },
        paramFields: { expanded: 'all' },
      },
      redirects: [{ source: '/a/:slug*', destination: '/b/:slug*', permanent: true }],
      search: { prompt: 'Ask' },
      notFound: { isRedirect: false, title: 'Gone' },
      variables: { version: '2' },
      drilldown: true,
      timestamp: true,
      contextual: { display: 'header', options: [{ kind: 'copy' }, { kind: 'link', title: 'Ask us', href: 'https://a.test?q=$page' }] },
      banner: { content: '**New**', isDismissible: true, type: 'info' },
    });
  });

  test('navigation is any nesting of divisions', () => {
    const config = configOf({
      navigation: {
        languages: [
          {
            language: 'en',
            default: true,
            banner: { content: 'Hi' },
            versions: [
              {
                version: 'v2',
                tabs: [
                  {
                    tab: 'API',
                    menu: [{ item: 'REST', description: 'Over HTTP', groups: [{ group: 'A', pages: ['/a.mdx', 'spec.json GET /users'] }] }],
                  },
                  { tab: 'Blog', href: 'https://blog.test', align: 'end' },
                ],
              },
            ],
          },
          { language: 'fr', pages: ['fr/a'] },
        ],
        global: { anchors: [{ anchor: 'Status', href: 'https://status.test', icon: 'bolt', color: { light: '#fff', dark: '#000' } }] },
      },
    });
    expect(config.divisions[0]).toMatchObject({ kind: 'language', name: 'en', isDefault: true, banner: { content: 'Hi' } });
    const tabs = config.divisions[0]?.divisions[0]?.divisions;
    expect(tabs).toMatchObject([
      { kind: 'tab', name: 'API', divisions: [{ kind: 'item', name: 'REST', description: 'Over HTTP' }] },
      { kind: 'tab', name: 'Blog', href: 'https://blog.test', align: 'end' },
    ]);
    expect(tabs?.[0]?.divisions[0]?.pages).toEqual([{ group: 'A', pages: ['a', 'spec.json GET /users'] }]);
    expect(config.globals).toMatchObject([{ kind: 'anchor', name: 'Status', icon: 'bolt', color: { light: '#ffffff', dark: '#000000' } }]);
  });

  test('a group has a root, a tag, an openapi of its own and is open or closed', () => {
    const group = {
      group: 'A',
      root: '/a/index.mdx',
      tag: 'NEW',
      expanded: true,
      openapi: { source: 'a.json', directory: '/api/' },
      pages: [],
    };
    expect(configOf({ navigation: { groups: [group] } }).navigation).toEqual([
      { group: 'A', root: 'a/index', tag: 'NEW', isExpanded: true, openapi: { source: ['a.json'], directory: 'api' }, pages: [] },
    ]);
  });

  test('a directory that is no folder but a kind of listing makes no folder', () => {
    const groups = ['card', 'api'].map((directory) => ({ group: `A ${directory}`, openapi: 'a.json', directory }));
    expect(configOf({ navigation: { groups } }).navigation).toMatchObject([
      { openapi: { source: ['a.json'] } },
      { openapi: { source: ['a.json'], directory: 'api' } },
    ]);
    expect(configOf({ navigation: { groups } }).navigation[0]).not.toHaveProperty('openapi.directory');
  });

  test('an empty path or name is none', () => {
    const config = configOf({
      logo: { light: '', dark: '/d.svg' },
      favicon: '',
      navigation: { groups: [{ group: 'A', icon: '', pages: ['a'] }] },
    });
    expect(config.logo).toMatchObject({ light: '/d.svg', dark: '/d.svg' });
    expect(config.favicon).toBeUndefined();
    expect(config.navigation).toEqual([{ group: 'A', pages: ['a'] }]);
  });

  test('a theme is a preset that the config may change', () => {
    expect(configOf({ theme: 'almond' }).look.layout).toBe('solidSidenav');
    expect(configOf({ theme: 'linden', styling: { eyebrows: 'breadcrumbs' } }).look).toMatchObject({
      rounded: 'sharp',
      eyebrow: 'breadcrumbs',
    });
  });
});

describe('mistakes', () => {
  test.each([
    [{ navigation: { tabs: [{ groups: [] }] } }, 'error config/missing `navigation.tabs[0].tab` is missing.'],
    [
      { navigation: { tabs: [{ tab: 'A', pages: [5] }] } },
      'error config/wrong-type `navigation.tabs[0].pages[0]` must be text or an object, but it is a number.',
    ],
    [{ navigation: { tabz: [] } }, 'warning config/unknown-key Unknown config field `navigation.tabz`; ignored.'],
    [{ theme: 'mnit' }, expect.stringContaining('warning config/invalid-value `theme` must be')],
    [{ navigation: { languages: [{ language: 'xx', pages: ['a'] }] } }, expect.stringContaining('warning config/unknown-language')],
    [{ navigation: { anchors: [{ anchor: 'A' }] } }, expect.stringContaining('warning config/empty-division')],
    [
      { navigation: { groups: [{ group: 'G', groups: [{ group: 'H', pages: ['a'] }] }] } },
      'warning config/unknown-key Unknown config field `navigation.groups[0].groups`; ignored.',
    ],
    [{ navigation: { tabs: [{ tab: 'A', groups: [{ group: 'G', pages: [] }] }] } }, expect.stringContaining('warning config/empty-group')],
    [
      {
        navigation: {
          tabs: [
            { tab: 'A', pages: ['a'] },
            { tab: 'A', pages: ['b'] },
          ],
        },
      },
      expect.stringContaining('warning config/duplicate-division'),
    ],
    [
      {
        navigation: {
          groups: [
            { group: 'A', pages: ['a'] },
            { group: 'A', pages: ['b'] },
          ],
        },
      },
      expect.stringContaining('warning config/duplicate-group'),
    ],
    [{ topbarLinks: [] }, expect.stringContaining('warning config/classic-key `topbarLinks` is a field of the classic shape')],
    [{ navigation: { tabs: [{ tab: 'A', name: 'B', pages: ['a'] }] } }, expect.stringContaining('config/classic-key')],
  ])('%j', (fields, message) => {
    expect(findings(fields)).toEqual([message]);
  });

  test('a language by its name is its code', () => {
    const { diagnostics } = parse({ navigation: { languages: [{ language: 'german', pages: ['a'] }] } });
    expect(diagnostics).toMatchObject([{ code: 'config/unknown-language', hint: 'Did you mean "de"?' }]);
  });

  test('a classic key is told with what to write instead', () => {
    expect(parse({ modeToggle: { default: 'dark' } }).diagnostics[0]?.hint).toBe('Use this instead: "appearance": {"default":"dark"}');
    const { diagnostics } = parse({ metadata: { timestamp: true, 'og:type': 'website' } });
    expect(diagnostics.map(({ hint }) => hint)).toEqual(['Use this instead: "seo": {"metatags":{"og:type":"website"}}']);
  });

  test('a wrong division leaves the others', () => {
    const { config } = parse({ navigation: { tabs: [5, { tab: 'B', pages: ['b'] }] } });
    expect(config?.divisions).toMatchObject([{ name: 'B', pages: ['b'] }]);
  });
});
