import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRedirectFinder } from '@octavo/core/internal';
import { expect, test } from 'vitest';
import { sendRedirect } from './send-redirect.ts';

const findRedirect = createRedirectFinder([
  { source: '/a/:slug*', destination: '/b c/:slug*', permanent: true },
  { source: '/now', destination: 'https://x.y/z?own=1', permanent: false },
  { source: '/bad', destination: 'javascript:alert(1)', permanent: true },
]);

function request(url: string, method = 'GET'): unknown {
  const sent: unknown[] = [];
  const response = {
    writeHead: (status: number, { location }: { location: string }) => (sent.push(status, location), response),
    end: () => response,
  };
  const project = { base: '/docs', store: { findRedirect } };
  const isSent = sendRedirect({ url, method } as IncomingMessage, response as unknown as ServerResponse, project);
  return isSent ? sent : undefined;
}

test.each([
  ['/docs/a/x?q=1', [301, '/docs/b%20c/x?q=1']],
  ['/docs/now?q=1', [302, 'https://x.y/z?own=1']],
  ['/docs/bad', undefined],
  ['/a/x', undefined],
  ['/docs/b', undefined],
])('%s is answered with %j', (url, expected) => {
  expect(request(url)).toEqual(expected);
});

test('what is sent to an address is not led on', () => {
  expect(request('/docs/a/x', 'POST')).toBeUndefined();
});
