import { expect, test } from 'vitest';
import type { Diagnostic } from '@octavo/core';
import { findFatal } from './find-fatal.ts';

const found: Diagnostic[] = [
  { code: 'config/syntax', severity: 'error', message: 'a' },
  { code: 'config/wrong-type', severity: 'error', message: 'f' },
  { code: 'page/syntax', severity: 'error', message: 'b' },
  { code: 'openapi/unreadable', severity: 'error', message: 'c' },
  { code: 'config/unknown-key', severity: 'warning', message: 'd' },
  { code: 'site/orphan-snippet', severity: 'info', message: 'e' },
  { code: 'extension/broken', severity: 'error', message: 'g' },
  { code: 'extension/failed', severity: 'error', message: 'h' },
];

test('a build fails for a config or an extension that cannot be read, a strict one for all that is wrong', () => {
  expect(findFatal(found, {}).map(({ message }) => message)).toEqual(['a', 'g']);
  expect(findFatal(found, { strict: true }).map(({ message }) => message)).toEqual(['a', 'f', 'b', 'c', 'd', 'g', 'h']);
});
