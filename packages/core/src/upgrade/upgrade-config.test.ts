import { describe, expect, it } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { createSite } from '../site/create-site.ts';
import { findCounterparts } from '../site/lookup/find-counterparts.ts';
import { findTranslations } from '../site/lookup/find-translations.ts';
import { nameSection } from '../site/sections/name-section.ts';
import type { Section, Site } from '../site/site.ts';
import { parseConfig } from '../config/parse-config.ts';
import { upgradeConfig } from './upgrade-config.ts';

/** The paths that a classic file names. */
function listPaths(text: string): string[] {
  const groups = (JSON.parse(text) as { navigation: unknown[] }).navigation;
  const visit = (entry: unknown): string[] =>
    typeof entry === 'string' ? [entry] : ((entry as { pages?: unknown[] }).pages ?? []).flatMap(visit);
  return [...new Set(groups.flatMap(visit))];
}

function siteOf(text: string, paths: string[]): Site {
  const { config, diagnostics } = parseConfig(text, 'docs.json');
  expect(diagnostics.filter(({ severity, code }) => severity === 'error' || code === 'config/unknown-key')).toEqual([]);
  if (config === undefined) throw new Error('The config of a test must be one.');
  return createSite({ config, pages: paths.map((path) => readPage('', `${path}.mdx`).page) });
}

/** The whole site, but for what names the shape of the file: ids of sections, and the fields that navigation is made of. */
function show(site: Site): object {
  const { home, sections, pages, redirects, config } = site;
  const keyOf = ({ home: first, version, tabs, anchors }: Section): string => {
    const active = [...tabs, ...anchors].filter(({ isActive }) => isActive).map(({ name }) => name);
    return JSON.stringify([first, version, active]);
  };
  const keys = new Map(sections.map((section) => [section.id, keyOf(section)]));
  const shape = new Set(['navigation', 'divisions', 'globals', 'versions', 'tabs', 'anchors', 'topAnchor', 'primaryTab', 'extra']);
  return {
    home,
    redirects: Object.fromEntries(redirects.map((redirect) => [redirect.source, redirect])),
    config: Object.fromEntries(Object.entries(config).filter(([field]) => !shape.has(field))),
    pages: Object.values(pages).map((page) => ({
      ...page,
      sections: page.sections.map((id) => keys.get(id)),
      counterparts: findCounterparts(site, page),
      translations: findTranslations(site, page),
    })),
    sections: Object.fromEntries(
      sections.map(({ id, tab: _tab, anchor: _anchor, ...section }) => [
        keys.get(id),
        { ...section, names: nameSection({ id, ...section }) },
      ]),
    ),
  };
}

/** The site before and after, and the new text. */
function upgradeSite(config: object): { before: unknown; after: unknown; text: string } {
  const api = { maintainOrder: true };
  const text = JSON.stringify({ name: 'Test', favicon: '/f.svg', colors: { primary: '#123456' }, api, ...config }, null, 2);
  const upgraded = upgradeConfig(text, { site: siteOf(text, listPaths(text)) });
  if (upgraded === undefined) throw new Error('The config was not upgraded.');
  const paths = listPaths(text);
  return { before: show(siteOf(text, paths)), after: show(siteOf(upgraded, paths)), text: upgraded };
}

const groups = (...pages: string[]): object[] => [{ group: 'First', pages }];
const group = (name: string, ...pages: string[]): object => ({ group: name, pages });
const inVersion = (version: string, ...pages: string[]): object => ({ group: version, version, pages });

/** Files that are hard to divide. */
const HARD: [name: string, config: object][] = [
  [
    'a version whose first page stands in its second anchor',
    {
      versions: ['v2', 'v1'],
      navigation: [group('G', 'guides/a'), inVersion('v2', 'start'), inVersion('v1', 'v1/overview'), group('End', 'changelog', 'api/a')],
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'Old', url: 'v1', version: 'v1', icon: 'clock' }],
    },
  ],
  [
    'navigation that begins with the last tab',
    {
      navigation: [group('Users', 'api/users/a'), group('API', 'api/a'), group('Start', 'start', 'sdk/a')],
      tabs: [
        { name: 'SDK', url: 'sdk' },
        { name: 'API', url: 'api' },
      ],
      anchors: [{ name: 'Users', url: 'api/users' }],
    },
  ],
  [
    'a default version that is not the first, with folders of another name',
    {
      versions: [
        { name: 'Legacy', url: 'old' },
        { name: 'Current', url: 'new', default: true },
        { name: 'Archive', url: 'https://old.example' },
      ],
      navigation: [group('A', 'new/a', 'new/deep/b', 'old/a', 'old/deep/b', 'shared')],
    },
  ],
  [
    'tabs inside anchors',
    {
      navigation: [group('S', 'start'), group('K', 'sdk/intro'), group('Go', 'sdk/go/a'), group('JS', 'sdk/js/a'), group('C', 'cloud/a')],
      anchors: [
        { name: 'SDK', url: 'sdk', icon: 'code' },
        { name: 'Cloud', url: 'cloud' },
      ],
      tabs: [
        { name: 'Go', url: 'sdk/go' },
        { name: 'JS', url: 'sdk/js' },
      ],
    },
  ],
  [
    'anchors inside tabs, links between them, links of one version',
    {
      versions: ['v2', 'v1'],
      navigation: [inVersion('v2', 'start', 'api/a', 'api/users/a', 'sdk/a'), inVersion('v1', 'old/start', 'old/api/a')],
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Blog', url: 'https://blog.example' },
        { name: 'Old API', url: 'old/api', version: 'v1' },
        { name: 'Old blog', url: 'https://old.example', version: 'v1' },
      ],
      anchors: [
        { name: 'Chat', url: 'https://chat.example', icon: 'discord', iconType: 'brands' },
        { name: 'Users', url: 'api/users', icon: 'user' },
        { name: 'New', url: 'https://new.example', version: 'v2' },
        { name: 'SDK', url: 'sdk', color: { from: '#ff0000', via: '#00ff00', to: '#0000ff' } },
        { name: 'Mail', url: 'mailto:a@b.example' },
      ],
      topAnchor: { name: 'Home', icon: 'house', iconType: 'solid' },
    },
  ],
  [
    'hidden tabs and anchors, links among them',
    {
      navigation: [group('X', 'secret/a'), group('S', 'start'), group('R', 'api/a'), group('L', 'labs/a')],
      tabs: [
        { name: 'Secret', url: 'secret', isDefaultHidden: true },
        { name: 'API', url: 'api' },
        { name: 'Gone', url: 'https://gone.example', isDefaultHidden: true },
      ],
      anchors: [
        { name: 'Labs', url: 'labs', isDefaultHidden: true },
        { name: 'Gone', url: 'https://gone.example', isDefaultHidden: true },
      ],
      primaryTab: { name: 'Start', isDefaultHidden: true },
    },
  ],
  ['a hidden tab alone', { navigation: groups('secret/a', 'start'), tabs: [{ name: 'Secret', url: 'secret', isDefaultHidden: true }] }],
  ['a tab that is called as the primary one', { navigation: groups('a', 'b/c'), tabs: [{ name: 'Documentation', url: 'b' }] }],
  ['one anchor for all', { navigation: groups('a/b', 'a/c'), anchors: [{ name: 'All', url: '/' }], tabs: [{ name: 'A', url: '/a/' }] }],
  [
    'links alone',
    { navigation: groups('a'), tabs: [{ name: 'Blog', url: 'https://b.example' }], anchors: [{ name: 'X', url: '//x.example' }] },
  ],
  [
    'a tab and an anchor of which only a redirect knows',
    {
      navigation: groups('a', 'b/c'),
      tabs: [
        { name: 'B', url: 'b' },
        { name: 'Old', url: 'old/' },
      ],
      anchors: [{ name: 'Gone', url: '/gone', icon: 'book' }],
      redirects: [
        { source: '/old', destination: '/b/c' },
        { source: '/gone', destination: 'https://gone.example' },
      ],
    },
  ],
  ['a preset', { navigation: groups('a'), theme: 'quill' }],
  [
    'accounts in a list and in an object',
    {
      navigation: groups('a'),
      footer: { socials: { x: 'https://x.example', slack: 'https://s.example' } },
      footerSocials: [
        { type: 'github', url: 'https://g.example' },
        { type: 'x', url: 'https://x2.example' },
      ],
    },
  ],
];

describe('the site stays the same', () => {
  it('with groups alone, to any depth', () => {
    const { before, after } = upgradeSite({
      navigation: [{ group: 'A', icon: 'star', iconType: 'solid', pages: ['a', { group: 'B', pages: ['b', 'c/d'] }] }],
    });
    expect(after).toEqual(before);
  });

  it('with tabs, an external one among them', () => {
    const { before, after } = upgradeSite({
      navigation: [
        { group: 'Guide', pages: ['intro', 'guides/a'] },
        { group: 'API', pages: ['api/users', 'api/teams'] },
      ],
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Blog', url: 'https://blog.example' },
      ],
      primaryTab: { name: 'Docs' },
    });
    expect(after).toEqual(before);
  });

  it('with anchors, and a gradient', () => {
    const { before, after } = upgradeSite({
      navigation: [
        { group: 'Guide', pages: ['intro'] },
        { group: 'SDK', pages: ['sdk/go', 'sdk/js'] },
      ],
      anchors: [
        { name: 'SDKs', url: 'sdk', icon: 'code', iconType: 'solid', color: { from: '#ff0000', to: '#00ff00' } },
        { name: 'Community', url: 'https://chat.example', icon: 'discord' },
      ],
      topAnchor: { name: 'Home', icon: 'house' },
    });
    expect(after).toEqual(before);
  });

  it('with the language of a version', () => {
    const config = {
      versions: [{ name: 'v2', locale: 'fr' }, 'v1'],
      navigation: [{ group: 'A', version: 'v2', pages: ['a'] }, ...groups('b')],
    };
    const { text } = upgradeSite(config);
    const locales = siteOf(text, ['a', 'b']).sections[0]?.versions.map(({ name, locale }) => [name, locale]);
    expect(locales).toEqual([
      ['v2', 'fr'],
      ['v1', undefined],
    ]);
  });

  it('with a group that is split between two tabs', () => {
    const { before, after } = upgradeSite({ navigation: groups('intro', 'api/users'), tabs: [{ name: 'API', url: 'api' }] });
    expect(after).toEqual(before);
  });

  it('with versions of groups', () => {
    const { before, after } = upgradeSite({
      versions: ['v2', 'v1'],
      navigation: [
        { group: 'New', version: 'v2', pages: ['v2/a'] },
        { group: 'Old', version: 'v1', pages: ['v1/a'] },
        { group: 'Both', pages: ['about'] },
      ],
    });
    expect(after).toEqual(before);
  });

  it.each(HARD)('%s', (_name, config) => {
    const { before, after } = upgradeSite(config);
    expect(after).toEqual(before);
  });

  it('with everything around navigation', () => {
    const { before, after, text } = upgradeSite({
      navigation: groups('a'),
      colors: { primary: '#123456', light: '#abcdef', background: { light: '#ffffff', dark: '#000000' }, anchors: '#112233' },
      topbarLinks: [
        { name: 'Support', url: 'mailto:a@b.example' },
        { type: 'github', url: 'https://github.com/octavo/octavo' },
      ],
      topbarCtaButton: { type: 'link', name: 'Start', url: 'https://app.example', style: 'pill', arrow: false },
      modeToggle: { default: 'dark', isHidden: true },
      footerSocials: { github: 'https://github.com/octavo', x: 'https://x.example' },
      footer: {
        socials: { slack: 'https://s.example' },
        links: [{ title: 'Legal', links: [{ label: 'Terms', url: 'https://t.example' }] }],
      },
      backgroundImage: '/bg.svg',
      background: { style: 'grid' },
      feedback: { suggestEdit: true, thumbsRating: true },
      api: {
        baseUrl: ['https://a.example', 'https://b.example'],
        auth: { method: 'key', name: 'X-Key', inputPrefix: 'pre' },
        playground: { mode: 'simple' },
        maintainOrder: false,
        paramFields: { expanded: 'topLevel' },
        request: { example: { languages: ['curl'], showOptionalParams: true } },
      },
      openapi: '/api.json',
      layout: 'sidenav',
      rounded: 'sharp',
      sidebar: { items: 'card' },
      topbar: { style: 'gradient' },
      eyebrow: { display: 'breadcrumbs' },
      codeBlock: { mode: 'dark' },
      font: { headings: { family: 'A', url: '/a.woff2', format: 'woff2' }, body: { family: 'B', weight: 400 } },
      search: { prompt: 'Find', location: 'side' },
      redirects: [{ source: '/old', destination: '/a' }],
      metadata: { 'og:image': '/og.png' },
      seo: { indexHiddenPages: true },
    });
    expect(after).toEqual(before);
    expect(JSON.parse(text)).toMatchObject({
      navbar: { links: [{ label: 'Support' }, { type: 'github' }] },
      footer: { socials: { slack: 'https://s.example' } },
    });
  });
});

describe('the text', () => {
  const TEXT = `{
  // The name.
  "name": "Test", // behind it
  "topbarLinks": [
    { "name": "A", "url": "https://a.example" } // inside
  ],
  /* Where pages stand. */
  "navigation": [{ "group": "G", "pages": ["a"] }],
  "redirects": [ { "source": "/x",   "destination": "/a" } ]
  // The end.
}
`;

  it('keeps comments, the order of fields, and what is not another letter by letter', () => {
    expect(upgradeConfig(TEXT)).toBe(`{
  // The name.
  "name": "Test", // behind it
  // inside
  "navbar": {
    "links": [
      {
        "label": "A",
        "href": "https://a.example"
      }
    ]
  },
  /* Where pages stand. */
  "navigation": {
    "groups": [
      {
        "group": "G",
        "pages": [
          "a"
        ]
      }
    ]
  },
  "redirects": [ { "source": "/x",   "destination": "/a" } ],
  "theme": "mint"
  // The end.
}
`);
  });

  it('says how fields are sorted only where there are APIs', () => {
    expect(upgradeConfig(TEXT)).not.toContain('maintainOrder');
    const text = TEXT.replace('"redirects"', '"openapi": "a.json", "redirects"');
    expect(upgradeConfig(text)).toContain('"maintainOrder": false');
    // Every operation that is shown has a page of the author's.
    expect(upgradeConfig(text, { site: { pages: {} } })).not.toContain('maintainOrder');
  });

  it('names a file once that the site and a tab of it have', () => {
    const text = JSON.stringify({
      name: 'Test',
      openapi: '/api.yaml',
      tabs: [{ name: 'API', url: 'api-reference', openapi: '/api.yaml' }],
      navigation: groups('a', 'api-reference/b'),
    });
    const upgraded = upgradeConfig(text, { site: siteOf(text, listPaths(text)), generated: ['/api.yaml'] });
    expect(JSON.parse(upgraded ?? '')).toMatchObject({ navigation: { tabs: [{}, { tab: 'API', openapi: '/api.yaml' }] } });
  });

  it('keeps a reference where its file stays as it is, and writes the others out', () => {
    const files: { [file: string]: string } = {
      'config/base.json':
        '{ "name": "Base", "topbarLinks": [{ "name": "A", "url": "https://a.example" }], "redirects": { "$ref": "more.json" } }',
      'config/more.json': '[{ "source": "/x", "destination": "/a" }]',
      'groups.json': '[{ "group": "G", "pages": ["a"] }, { "group": "H", "pages": ["api/b"] }]',
      'tab.json': '{ "name": "API", "url": "api" }',
    };
    const text = `{
  "$ref": "config/base.json", // all sites
  "name": "Own",
  "tabs": [{ "$ref": "tab.json" }],
  "navigation": [{ "$ref": "groups.json" }],
  "redirects": { "$ref": "./config/more.json" }
}
`;
    const read = (file: string): { text: string } | { problem: 'missing' } =>
      files[file] === undefined ? { problem: 'missing' } : { text: files[file] };
    expect(upgradeConfig(text, { read })).toBe(`{
  "navbar": {
    "links": [
      {
        "label": "A",
        "href": "https://a.example"
      }
    ]
  }, // all sites
  "name": "Own",
  "navigation": {
    "tabs": [
      {
        "tab": "Documentation",
        "groups": [
          {
            "group": "G",
            "pages": [
              "a"
            ]
          }
        ]
      },
      {
        "tab": "API",
        "groups": [
          {
            "group": "H",
            "pages": [
              "api/b"
            ]
          }
        ]
      }
    ]
  },
  "redirects": { "$ref": "./config/more.json" },
  "theme": "mint"
}
`);
  });

  it('leaves a file alone that is in the current shape, and one that is no config', () => {
    expect(upgradeConfig('{"name":"x","navigation":{"pages":[]}}')).toBeUndefined();
    expect(upgradeConfig('{"name":')).toBeUndefined();
  });
});
