import { createHostPrefix, createRedirectFinder, createSite, parseConfig, readPage } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import { describe, expect, test } from 'vitest';
import type { FindSource } from '../../repository/create-source-finder.ts';
import type { Placement } from '../../site/placement.ts';
import { resolveReference, resolveSourceSet } from './resolve-reference.ts';

const ASSETS = new Set(['/images/map.png', '/guide/files/plan.pdf', '/openapi.json']);

describe('alone, under a base', () => {
  const resolve = scope({ mode: 'alone', root: '/site', base: '/docs', prefix: '' });

  test.each([
    ['/guide/routes', 'index.mdx', '/docs/guide/routes'],
    ['/guide/routes.mdx', 'index.mdx', '/docs/guide/routes'],
    ['/guide/routes/', 'index.mdx', '/docs/guide/routes'],
    ['routes', 'guide/events.mdx', '/docs/guide/routes'],
    ['./routes.mdx#limits', 'guide/events.mdx', '/docs/guide/routes#limits'],
    ['../guide/routes?x=1#y', 'guide/events.mdx', '/docs/guide/routes?x=1#y'],
    ['guide/routes', 'guide/events.mdx', '/docs/guide/routes'],
    ['/', 'guide/events.mdx', '/docs'],
    ['/v1.2', 'index.mdx', '/docs/v1.2'],
    ['/nowhere', 'index.mdx', '/docs/nowhere'],
    ['/c%23', 'index.mdx', '/docs/c%23'],
    ['/c%23#part', 'index.mdx', '/docs/c%23#part'],
    ['./c#', 'index.mdx', '/docs/c%23'],
    ['/100% (a)', 'index.mdx', '/docs/100%25%20(a)'],
    ['/100%25%20(a)?x#y', 'index.mdx', '/docs/100%25%20(a)?x#y'],
    ['/images/map.png', 'guide/events.mdx', '/docs/images/map.png?v=1'],
    ['../images/map.png', 'guide/events.mdx', '/docs/images/map.png?v=1'],
    ['./images/map.png', 'guide/events.mdx', '/docs/images/map.png?v=1'],
    ['images/map.png', 'guide/events.mdx', '/docs/images/map.png?v=1'],
    ['files/plan.pdf#page=2', 'guide/events.mdx', '/docs/guide/files/plan.pdf?v=1#page=2'],
    ['/handbook/images/map.png', 'index.mdx', '/docs/images/map.png?v=1'],
    ['/handbook/guide/routes#a', 'index.mdx', '/docs/guide/routes#a'],
    ['/guide/guide/routes', 'index.mdx', '/docs/guide/guide/routes'],
    ['#part', 'index.mdx', '#part'],
    ['https://example.com/a', 'index.mdx', 'https://example.com/a'],
    ['mailto:help@example.com', 'index.mdx', 'mailto:help@example.com'],
  ])('%s in %s is %s', (value, file, expected) => {
    expect(resolve(value, file)).toBe(expected);
  });
});

test.each([
  ['/images/map.png', '/docs/images/map.png?v=1'],
  ['/images/map.png 1x, https://example.com/a,b.png 2x', '/docs/images/map.png?v=1 1x, https://example.com/a,b.png 2x'],
  ['../images/map.png 480w,/images/map.png 960w', '/docs/images/map.png?v=1 480w,/docs/images/map.png?v=1 960w'],
])('the srcset %j is %j', (value, expected) => {
  const placement: Placement = { mode: 'alone', root: '/site', base: '/docs', prefix: '' };
  const assetUrl = (pathname: string): string | undefined => (ASSETS.has(pathname) ? `/docs${pathname}?v=1` : undefined);
  expect(
    resolveSourceSet(value, 'guide/events.mdx', {
      placement,
      site: createTestSite([]),
      assetUrl,
      findRedirect: () => undefined,
      dropHostPrefix: () => undefined,
      findSource: () => undefined,
    }),
  ).toBe(expected);
});

describe('redirects', () => {
  const resolve = scope({ mode: 'alone', root: '/site', base: '/docs', prefix: '' });

  test.each([
    ['/old', 'index.mdx', '/docs/guide/routes'],
    ['/old#limits', 'index.mdx', '/docs/guide/routes#limits'],
    ['../past/events?x=1', 'guide/routes.mdx', '/docs/guide/events?x=1'],
    ['/out/a', 'index.mdx', 'https://example.com/a'],
    ['/elsewhere', 'index.mdx', 'https://example.com/there'],
  ])('%s in %s is %s at once', (value, file, expected) => {
    expect(resolve(value, file)).toBe(expected);
  });
});

describe('alongside an app', () => {
  const resolve = scope({ mode: 'alongside', root: '/site', base: '/docs', prefix: 'docs/' });

  test('an address of ours gets the base', () => expect(resolve('/guide/routes', 'index.mdx')).toBe('/docs/guide/routes'));
  test('any other is the app’s, and left as it is', () => expect(resolve('/pricing/?a#b', 'index.mdx')).toBe('/pricing/?a#b'));
  test('the root alone is the home of the docs', () => expect(resolve('/', 'index.mdx')).toBe('/docs'));
});

describe('in a repository', () => {
  const resolve = scope({ mode: 'alone', root: '/site', base: '/docs', prefix: '' });

  test.each([
    ['../index.mdx', 'index.mdx', 'source:../index.mdx'],
    ['../index.mdx', 'guide/routes.mdx', '/docs'],
    ['./LICENSE', 'index.mdx', 'source:./LICENSE'],
    ['LICENSE', 'guide/routes.mdx', '/docs/guide/LICENSE'],
    ['../../guide/events', 'guide/routes.mdx', '/docs/guide/events'],
  ])('%s in %s is %s', (value, file, expected) => expect(resolve(value, file)).toBe(expected));
});

function scope(placement: Placement): (value: string, file: string) => string {
  const site = createTestSite(['index.mdx', 'guide/routes.mdx', 'guide/events.mdx', 'v1.2.mdx', 'elsewhere.mdx', 'c#.mdx', '100% (a).mdx']);
  const assetUrl = (pathname: string): string | undefined => (ASSETS.has(pathname) ? `${placement.base}${pathname}?v=1` : undefined);
  const findRedirect = createRedirectFinder(site.redirects);
  const dropHostPrefix = createHostPrefix(Object.keys(site.pages));
  const findSource: FindSource = (url, file) => (file === 'index.mdx' && /LICENSE|^\.\.\/index/.test(url) ? `source:${url}` : undefined);
  return (value, file) => resolveReference(value, file, { placement, site, assetUrl, findRedirect, dropHostPrefix, findSource });
}

function createTestSite(files: string[]): Site {
  const redirects = [
    { source: '/old', destination: 'guide/routes.mdx' },
    { source: '/past/:slug*', destination: '/guide/:slug*' },
    { source: '/out/:slug', destination: 'https://example.com/:slug' },
  ];
  const { config } = parseConfig(JSON.stringify({ name: 'Test', navigation: [], redirects }), 'docs.json');
  if (!config) throw new Error('The test config must parse.');
  const text = (file: string): string => (file === 'elsewhere.mdx' ? '---\nurl: https://example.com/there\n---' : '# x');
  return createSite({ config, pages: files.map((file) => readPage(text(file), file).page) });
}
