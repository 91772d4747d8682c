import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { DEFAULT_PAGE_MENU } from '../default-page-menu.ts';
import { classicSchema } from './classic.ts';

function parse(fields: object = {}): Config {
  return v.parse(classicSchema, { name: 'Docs', navigation: [], ...fields });
}

describe('classicSchema', () => {
  test('fills in every default', () => {
    expect(parse()).toEqual({
      name: 'Docs',
      navigation: [],
      divisions: [],
      globals: [],
      variables: {},
      integrations: { services: {} },
      colors: { primary: '#4f46e5', light: '#4f46e5', dark: '#4f46e5' },
      topbarLinks: [],
      untrusted: [],
      versions: [],
      anchors: [],
      topAnchor: { icon: 'book-open', iconType: 'duotone' },
      tabs: [],
      primaryTab: { isDefaultHidden: false },
      api: { baseUrl: [], playground: { mode: 'show', disableProxy: false }, maintainOrder: false },
      openapi: [],
      footerSocials: [],
      footerLinks: [],
      feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
      modeToggle: { isHidden: false },
      contextual: DEFAULT_PAGE_MENU,
      redirects: [],
      search: {},
      look: {
        layout: 'topnav',
        rounded: 'default',
        sidebarItems: 'container',
        topbar: 'default',
        eyebrow: 'section',
        codeBlock: 'auto',
        fonts: {},
      },
      thumbnails: {},
      metadata: {},
      seo: { indexHiddenPages: false },
      extra: {},
    });
  });

  test('colours become lower-case #rrggbb, light and dark come from the primary', () => {
    expect(parse({ colors: { primary: '#0D9' } }).colors).toEqual({ primary: '#00dd99', light: '#00dd99', dark: '#00dd99' });
    expect(
      parse({ colors: { primary: '#0D9373', light: '#FFF', dark: '#000000', anchors: { from: '#ABC', via: '#DEF', to: '#012' } } }).colors,
    ).toEqual({
      primary: '#0d9373',
      light: '#ffffff',
      dark: '#000000',
      anchors: { from: '#aabbcc', via: '#ddeeff', to: '#001122' },
    });
  });

  test('half a background is filled in', () => {
    expect(parse({ colors: { primary: '#000', background: { dark: '#111' } } }).colors.background).toEqual({
      light: '#ffffff',
      dark: '#111111',
    });
    expect(parse({ colors: { primary: '#000', background: { light: '#eee' } } }).colors.background).toEqual({
      light: '#eeeeee',
      dark: '#0d0f14',
    });
  });

  test('a logo and a favicon are objects, whatever they were', () => {
    expect(parse({ logo: '/a.svg', favicon: '/f.png' })).toMatchObject({
      logo: { light: '/a.svg', dark: '/a.svg', href: '/' },
      favicon: { light: '/f.png', dark: '/f.png' },
    });
    expect(parse({ logo: { dark: '/d.svg', href: 'https://a.example' }, favicon: { light: '/l.png', dark: '/d.png' } })).toMatchObject({
      logo: { light: '/d.svg', dark: '/d.svg', href: 'https://a.example' },
      favicon: { light: '/l.png', dark: '/d.png' },
    });
    expect(parse({ logo: { href: '/x' } })).not.toHaveProperty('logo');
  });

  test('paths of pages lose slash, dot and extension, at any depth', () => {
    const navigation = [
      { group: 'A', pages: ['/a', './b.mdx', { group: 'B', icon: 'x', pages: [{ group: 'C', pages: ['c/d.md', 'v1.2'] }] }] },
    ];
    expect(parse({ navigation }).navigation).toEqual([
      { group: 'A', pages: ['a', 'b', { group: 'B', icon: 'x', pages: [{ group: 'C', pages: ['c/d', 'v1.2'] }] }] },
    ]);
  });

  test('an address among the pages stays as it is', () => {
    const navigation = [{ group: 'A', pages: ['https://a.example/x.md'] }];
    expect(parse({ navigation }).navigation).toEqual(navigation);
  });

  test('versions: names and objects, exactly one default', () => {
    expect(parse({ versions: ['v2', { name: 'v1', url: '/v1', default: true, locale: 'de' }] }).versions).toEqual([
      { name: 'v2', isDefault: false },
      { name: 'v1', url: '/v1', isDefault: true, locale: 'de' },
    ]);
    expect(parse({ versions: ['v2', 'v1'] }).versions.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test('anchors and tabs: urls without slashes at their ends, or external', () => {
    const { anchors, tabs } = parse({
      anchors: [
        { name: 'API', url: '/api/', color: '#FFF', openapi: '/a.yaml' },
        { name: 'Mail', url: 'mailto:a@b.example', icon: 'envelope', iconType: 'thin', version: 'v1', isDefaultHidden: true },
      ],
      tabs: [{ name: 'SDKs', url: './sdks', openapi: ['a.json', 'b.json'] }],
    });
    expect(anchors).toEqual([
      { name: 'API', url: 'api', isExternal: false, color: '#ffffff', iconType: 'duotone', isDefaultHidden: false, openapi: ['/a.yaml'] },
      {
        name: 'Mail',
        url: 'mailto:a@b.example',
        isExternal: true,
        icon: 'envelope',
        iconType: 'thin',
        version: 'v1',
        isDefaultHidden: true,
        openapi: [],
      },
    ]);
    expect(tabs).toEqual([{ name: 'SDKs', url: 'sdks', isExternal: false, isDefaultHidden: false, openapi: ['a.json', 'b.json'] }]);
  });

  test('links of the top bar: a repository is named after its address', () => {
    const topbarLinks = [
      { name: 'Blog', url: 'https://b.example' },
      { type: 'github', url: 'https://github.com/octavo/octavo/' },
    ];
    expect(parse({ topbarLinks }).topbarLinks).toEqual([
      { type: 'link', name: 'Blog', url: 'https://b.example' },
      { type: 'github', name: 'octavo/octavo', url: 'https://github.com/octavo/octavo/' },
    ]);
  });

  test('the button of the top bar', () => {
    expect(parse({ topbarCtaButton: { name: 'Go', url: '/go', style: 'pill', arrow: false } }).topbarCtaButton).toEqual({
      type: 'link',
      name: 'Go',
      url: '/go',
      style: 'pill',
      arrow: false,
    });
    expect(parse({ topbarCtaButton: { type: 'github', url: 'u' } }).topbarCtaButton).toEqual({ type: 'github', url: 'u', arrow: true });
  });

  test('accounts keep the order of the file, as an object, as a list and under `footer`', () => {
    expect(parse({ footerSocials: { x: 'https://x.example', github: 'https://g.example', slack: '' } }).footerSocials).toEqual([
      { type: 'x', url: 'https://x.example' },
      { type: 'github', url: 'https://g.example' },
    ]);
    const list = [
      { type: 'discord', url: 'd' },
      { type: 'github', url: 'g' },
    ];
    expect(parse({ footerSocials: list }).footerSocials).toEqual(list);
    const footer = { socials: { x: 'later', website: 'w' }, links: [{ title: 'More', links: [{ label: 'A', url: '/a' }] }, {}] };
    expect(parse({ footerSocials: { x: 'first' }, footer })).toMatchObject({
      footerSocials: [
        { type: 'x', url: 'first' },
        { type: 'website', url: 'w' },
      ],
      footerLinks: [{ title: 'More', links: [{ label: 'A', url: '/a' }] }, { links: [] }],
    });
  });

  test('the api: one or several base addresses, authentication, playground, extras as written', () => {
    const request = { example: { showOptionalParams: true, languages: ['bash'] } };
    expect(
      parse({
        openapi: '/openapi.yaml',
        api: {
          baseUrl: 'https://a.example',
          auth: { method: 'key', name: 'x-key', inputPrefix: 'k_' },
          playground: { mode: 'hide' },
          maintainOrder: true,
          request,
          paramFields: { expanded: 'all' },
        },
      }),
    ).toMatchObject({
      openapi: ['/openapi.yaml'],
      api: {
        baseUrl: ['https://a.example'],
        auth: { method: 'key', name: 'x-key', inputPrefix: 'k_' },
        playground: { mode: 'hide', disableProxy: false },
        maintainOrder: true,
        request,
        paramFields: { expanded: 'all' },
      },
    });
    expect(parse({ openapi: ['/a.json', '/b.json'], api: { baseUrl: ['a', 'b'] } })).toMatchObject({
      openapi: ['/a.json', '/b.json'],
      api: { baseUrl: ['a', 'b'] },
    });
  });

  test('redirects are for good unless they say otherwise', () => {
    const redirects = [
      { source: '/a', destination: '/b' },
      { source: '/c', destination: '/d', permanent: false },
    ];
    expect(parse({ redirects }).redirects.map(({ permanent }) => permanent)).toEqual([true, false]);
  });

  test('a theme is a preset; what the config says of the look itself comes first', () => {
    expect(parse({ theme: 'quill' }).look.layout).toBe('sidenav');
    expect(parse({ theme: 'quill', layout: 'topnav' }).look.layout).toBe('topnav');
    expect(parse({ theme: 'prism' }).look.topbar).toBe('gradient');
  });

  test('the fields of appearance are one look', () => {
    const { look } = parse({
      layout: 'sidenav',
      rounded: 'sharp',
      background: { style: 'windows' },
      font: { headings: { family: 'A', weight: 700 }, body: { family: ' B ', url: '/b.woff2', format: 'woff2' } },
      sidebar: { items: 'card' },
      topbar: { style: 'gradient' },
      eyebrow: { display: 'breadcrumbs' },
      codeBlock: { mode: 'dark' },
    });
    expect(look).toEqual({
      layout: 'sidenav',
      rounded: 'sharp',
      background: 'windows',
      sidebarItems: 'card',
      topbar: 'gradient',
      eyebrow: 'breadcrumbs',
      codeBlock: 'dark',
      fonts: { headings: { family: 'A', weight: '700' }, body: { family: 'B', url: '/b.woff2', format: 'woff2' } },
    });
  });

  test('one font is for headings and text; a font without a name is none', () => {
    expect(parse({ font: { family: 'A', url: '/a.woff' } }).look.fonts).toEqual({
      headings: { family: 'A', url: '/a.woff' },
      body: { family: 'A', url: '/a.woff' },
    });
    expect(parse({ font: { headings: { family: 'A' } } }).look.fonts).toEqual({ headings: { family: 'A' } });
    expect(parse({ font: { family: '', weight: 400 } }).look.fonts).toEqual({});
  });

  test('meta tags are texts; pages outside the navigation are indexed only when the config says so', () => {
    expect(parse({ metadata: { 'og:image': '/x.png', 'og:image:width': 1200 }, seo: { indexHiddenPages: true } })).toMatchObject({
      metadata: { 'og:image': '/x.png', 'og:image:width': '1200' },
      seo: { indexHiddenPages: true },
    });
  });

  test('a repository needs no scheme', () => {
    const { topbarCtaButton, topbarLinks } = parse({
      topbarCtaButton: { type: 'github', url: 'github.com/octavo/octavo' },
      topbarLinks: [{ type: 'github', url: 'octavo/octavo' }],
    });
    expect(topbarCtaButton?.url).toBe('https://github.com/octavo/octavo');
    expect(topbarLinks[0]).toEqual({ type: 'github', name: 'octavo/octavo', url: 'https://github.com/octavo/octavo' });
  });
});
