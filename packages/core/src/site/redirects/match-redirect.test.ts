import { expect, test } from 'vitest';
import { createRedirectMatcher } from './match-redirect.ts';

const matches = (source: string, href: string) => createRedirectMatcher([{ source, destination: '/x', permanent: true }])(href);

test.each([
  ['/a', '/a', true],
  ['/a', '/a/b', false],
  ['/a/:slug', '/a/b', true],
  ['/a/:slug', '/a/b/c', false],
  ['/a/:slug', '/a', false],
  ['/a/:slug*', '/a/b/c', true],
  ['/a/:slug*', '/a', true],
  ['/a/:slug*', '/ab', false],
  ['/a-*', '/a-b/c', true],
  ['/v1.0/*', '/v1x0/a', false],
  ['/v1.0/*', '/v1.0/a', true],
  ['/a(b)/*', '/a(b)/c', true],
])('%s leads away from %s: %s', (source, href, expected) => {
  expect(matches(source, href)).toBe(expected);
});
