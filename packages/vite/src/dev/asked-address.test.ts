import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { asksForSheetModule } from './asked-address.ts';

test.each([
  ['/style.css', 'script', true],
  ['/style.css?t=1', 'script', true],
  ['/style.css', 'style', false],
  ['/style.css', 'empty', false],
  ['/find.js', 'script', false],
])('%s, asked for as %s', (url, destination, expected) => {
  expect(asksForSheetModule({ url, headers: { 'sec-fetch-dest': destination } } as IncomingMessage & { url: string })).toBe(expected);
});
