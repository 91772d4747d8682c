import type { Diagnostic } from '@octavo/core';
import { expect, it } from 'vitest';
import { shortenProblems } from './shorten-problems.ts';

it('keeps errors, and counts warnings of one code after the first', () => {
  const create = (code: Diagnostic['code'], severity: Diagnostic['severity'], amount: number): Diagnostic[] =>
    Array.from({ length: amount }, (_, index) => ({ code, severity, message: `${index}` }));
  const { shown, rest } = shortenProblems([
    ...create('openapi/broken-example', 'warning', 43),
    ...create('page/syntax', 'error', 5),
    ...create('icon/unknown', 'warning', 3),
  ]);
  expect(shown.map(({ code, message }) => `${code} ${message}`)).toEqual([
    ...['0', '1', '2'].map((message) => `openapi/broken-example ${message}`),
    ...['0', '1', '2', '3', '4'].map((message) => `page/syntax ${message}`),
    ...['0', '1', '2'].map((message) => `icon/unknown ${message}`),
  ]);
  expect(rest).toEqual(['40 more of openapi/broken-example: `octavo check` lists them.']);
});
