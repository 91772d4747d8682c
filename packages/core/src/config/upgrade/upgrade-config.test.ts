import { describe, expect, it } from 'vitest';
import { readPage } from '../../page/read-page.ts';
import { createSite } from '../../site/create-site.ts';
import type { DivisionLink, Site } from '../../site/site.ts';
import { parseConfig } from '../parse-config.ts';
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
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  if (config === undefined) throw new Error('The config of a test must be one.');
  return createSite({ config, pages: paths.map((path) => readPage('', `${path}.mdx`).page) });
}

/** What readers see of a site. */
function show({ home, sections, pages, redirects, config }: Site): unknown {
  const links = (list: DivisionLink[]): unknown[] =>
    list.map(({ name, href, isActive, isExternal, icon, color }) => ({ name, href, isActive, isExternal, icon, color }));
  const {
    navigation: _n,
    divisions: _d,
    globals: _g,
    versions: _v,
    tabs: _t,
    anchors: _a,
    topAnchor: _top,
    primaryTab: _p,
    extra: _e,
    ...rest
  } = config;
  return {
    home,
    redirects,
    config: rest,
    pages: Object.values(pages).map(({ href, isHidden }) => ({ href, isHidden })),
    sections: sections
      .map(({ home: first, version, navigation, tabs, anchors, versions }) => ({
        first,
        version,
        navigation,
        tabs: links(tabs),
        anchors: links(anchors),
        versions: links(versions),
      }))
      .toSorted((a, b) => (a.first < b.first ? -1 : 1)),
  };
}

/** The site before and after, and the new text. */
function upgradeSite(config: object): { before: unknown; after: unknown; text: string } {
  const text = JSON.stringify({ name: 'Test', favicon: '/f.svg', colors: { primary: '#123456' }, ...config }, null, 2);
  const upgraded = upgradeConfig(text, { hasApis: true });
  if (upgraded === undefined) throw new Error('The config was not upgraded.');
  const paths = listPaths(text);
  return { before: show(siteOf(text, paths)), after: show(siteOf(upgraded, paths)), text: upgraded };
}

const groups = (...pages: string[]): object[] => [{ group: 'First', pages }];

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
  "redirects": [ { "source": "/x",   "destination": "/a" } ]
  // The end.
}
`);
  });

  it('says how fields are sorted only where there are APIs', () => {
    expect(upgradeConfig(TEXT)).not.toContain('maintainOrder');
    expect(upgradeConfig(TEXT.replace('"redirects"', '"openapi": "a.json", "redirects"'))).toContain('"maintainOrder": false');
  });

  it('leaves a file alone that is in the current shape, and one that is no config', () => {
    expect(upgradeConfig('{"name":"x","navigation":{"pages":[]}}')).toBeUndefined();
    expect(upgradeConfig('{"name":')).toBeUndefined();
  });
});
