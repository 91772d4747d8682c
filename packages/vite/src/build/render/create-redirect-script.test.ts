import { expect, test } from 'vitest';
import { createRedirectScript } from './create-redirect-script.ts';

const redirects = [
  { source: '/a/:slug*', destination: '/b/:slug*', permanent: true },
  { source: '/c-*', destination: 'https://x.y:8080/d', permanent: true },
  { source: '/plain', destination: '/b', permanent: true },
];

function follow(pathname: string, base = '/docs'): string | undefined {
  let gone: string | undefined;
  const place = { pathname, search: '?q=1', hash: '#h', origin: 'https://site.test', replace: (url: string) => void (gone = url) };
  new Function('location', createRedirectScript({ redirects }, base) ?? '')(place);
  return gone;
}

test.each([
  ['/docs/a/x/y/', 'https://site.test/docs/b/x/y?q=1#h'],
  ['/docs/a', 'https://site.test/docs/b?q=1#h'],
  ['/docs/c-1', 'https://x.y:8080/d?q=1#h'],
  ['/docs/plain', undefined],
  ['/a/x', undefined],
  ['/docs/a/%E0%A4%A', 'https://site.test/docs/b/%E0%A4%A?q=1#h'],
])('%s leads to %s', (pathname, expected) => {
  expect(follow(pathname)).toBe(expected);
});

test('works at the root, and is left out where no redirect has a wildcard', () => {
  expect(follow('/a/x', '/')).toBe('https://site.test/b/x?q=1#h');
  expect(createRedirectScript({ redirects: redirects.slice(2) }, '/')).toBeUndefined();
});
