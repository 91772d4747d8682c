import { expect, test, vi } from 'vitest';
import { createRedirectFinder, createRedirectPattern } from './find-redirect.ts';

const find = (source: string, destination: string, href: string): string | undefined =>
  createRedirectFinder([{ source, destination, permanent: true }])(href)?.destination;

test.each([
  ['/a', '/b', '/a', '/b'],
  ['/a', 'https://x.y:8080/z', '/a', 'https://x.y:8080/z'],
  ['/a/:slug', '/b/:slug/c', '/a/x', '/b/x/c'],
  ['/a/:slug', '/b', '/a/x', '/b'],
  ['/a/:slug*', '/b/:slug*', '/a/x/y', '/b/x/y'],
  ['/a/:slug*', '/b/:slug*', '/a', '/b'],
  ['/a/:slug*', '/:slug*', '/a', '/'],
  ['/a/:slug*', '/b/:slug', '/a/x/y', '/b/x/y'],
  ['/:lang/a/:slug*', '/b/:lang/:slug*', '/de/a/x', '/b/de/x'],
  ['/a/:slug+', '/b/:slug+', '/a', undefined],
  ['/a/:id(\\d+)', '/b/:id', '/a/12', '/b/12'],
  ['/a/*', '/b/*', '/a/x/y', '/b/x/y'],
  ['/a/*', 'https://x.y/:splat', '/a/x/y', 'https://x.y/x/y'],
  ['/a-*', '/b', '/a-x', '/b'],
  ['/a/:slug*', '/b/:other*', '/a/x', '/b/:other*'],
  ['/v1.0/*', '/b', '/v1x0/a', undefined],
])('%s to %s: %s leads to %s', (source, destination, href, expected) => {
  expect(find(source, destination, href)).toBe(expected);
});

test('a source without wildcards counts first, then the first that fits', () => {
  const redirects = [
    { source: '/a/:slug*', destination: '/wide', permanent: true },
    { source: '/a/*', destination: '/later', permanent: true },
    { source: '/a/b', destination: '/exact', permanent: false },
  ];
  const found = createRedirectFinder(redirects);
  expect(found('/a/b')).toEqual({ destination: '/exact', permanent: false });
  expect(found('/a/c')).toEqual({ destination: '/wide', permanent: true });
  expect(found('/b')).toBeUndefined();
});

test.each([
  [['/a/b/:slug', '/*', '/a/:slug*'], '/0'],
  [['/x/*', '/a/:slug*', '/a/b/:slug'], '/1'],
  [['/a/c/*', '/x', '/:all*', '/a/b/*'], '/2'],
])('of redirects in several folders, the first that fits counts: %j', (sources, expected) => {
  const redirects = sources.map((source, index) => ({ source, destination: `/${index}`, permanent: true }));
  expect(createRedirectFinder(redirects)('/a/b/c')?.destination).toBe(expected);
});

test('compares an address with the redirects of the folders around it alone', () => {
  const found = createRedirectFinder(
    Array.from({ length: 1000 }, (_, index) => ({ source: `/a/${index}/:slug*`, destination: '/b/:slug*', permanent: true })),
  );
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  const href = found('/a/999/x')?.destination;
  const compared = exec.mock.calls.length;
  exec.mockRestore();
  expect(href).toBe('/b/x');
  expect(compared).toBeLessThan(50);
});

test('compares an address with those redirects alone whose name behind a wildcard it has', () => {
  const found = createRedirectFinder(
    Array.from({ length: 1000 }, (_, index) => ({ source: `/:lang/old-${index}/:slug*`, destination: '/b/:slug*', permanent: true })),
  );
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  const href = found('/de/old-999/x')?.destination;
  const compared = exec.mock.calls.length;
  exec.mockRestore();
  expect(href).toBe('/b/x');
  expect(compared).toBeLessThan(50);
  expect(createRedirectFinder([{ source: '/:a(x/y)/old/*', destination: '/b', permanent: true }])('/1/old/2')?.destination).toBe('/b');
});

test('names the wildcards of a source', () => {
  expect(createRedirectPattern('/:lang/*/:slug*').names).toEqual(['lang', '1', 'slug']);
});

test('a source of many wildcards fits addresses of a length that people write', () => {
  const { pattern } = createRedirectPattern('/a/:x*/b/:y*/c/:z*/d');
  expect(pattern.test('/a/1/b/2/c/3/d')).toBe(true);
  expect(pattern.test(`/a/${'b/c/'.repeat(1500)}x`)).toBe(false);
  expect(createRedirectPattern('/:year-:month-:day-:slug').pattern.test(`/2026-11-26-${'a'.repeat(200)}`)).toBe(true);
  expect(createRedirectPattern('/:a/:b/:c/:d').pattern.source).not.toContain('?=');
});
