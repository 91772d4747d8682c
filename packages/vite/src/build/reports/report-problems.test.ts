import { createLogger } from 'vite';
import type { Logger } from 'vite';
import type { Diagnostic } from '@octavo/core';
import { expect, test } from 'vitest';
import { reportProblems } from './report-problems.ts';

test('what is told again is a line', () => {
  const told: string[] = [];
  const logger: Logger = { ...createLogger('silent'), warn: (text) => void told.push(text) };
  const one: Diagnostic = {
    code: 'page/syntax',
    severity: 'warning',
    message: 'Same.',
    hint: 'Fix it.',
    file: 'a.mdx',
    line: 1,
    column: 2,
  };
  reportProblems([one, { ...one, line: 9 }, { ...one, message: 'Other.' }], logger);
  expect(told.map((text) => text.split('\n').length > 1)).toEqual([true, false, true]);
  expect(told[1]).toBe('a.mdx:9:2  Same.');
});
