import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { asksForSheetModule, findAskedHref } from './asked-address.ts';

test.each([
  ['/style.css', 'script', true],
  ['/style.css?t=1', 'script', true],
  ['/style.css', 'style', false],
  ['/style.css', 'empty', false],
  ['/find.js', 'script', false],
])('%s, asked for as %s', (url, destination, expected) => {
  expect(asksForSheetModule({ url, headers: { 'sec-fetch-dest': destination } } as IncomingMessage & { url: string })).toBe(expected);
});

test.each([
  ['/docs/guide', '/guide'],
  ['/docs/fonts/text.woff2', '/fonts/text.woff2'],
  ['/docs/@octavo/guide', '/@octavo/guide'],
  ['/docs/@fs/home/theme/fonts/text.woff2', undefined],
  ['/docs/@id/__x00__virtual:octavo/site', undefined],
  ['/elsewhere', undefined],
])('the address that a request for %s reads', (url, expected) => {
  expect(findAskedHref({ url, method: 'GET', headers: {} } as IncomingMessage, { base: '/docs' })).toBe(expected);
});
