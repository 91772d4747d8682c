import { expect, test } from 'vitest';
import { findEntry } from './find-entry.ts';

test('what every object inherits is no entry', () => {
  const table: Record<string, string> = { js: 'javascript' };
  for (const key of ['constructor', 'valueOf', 'toString', '__proto__', 'hasOwnProperty']) expect(findEntry(table, key)).toBeUndefined();
  expect(findEntry(table, 'js')).toBe('javascript');
});

test('an entry by such a name is found', () => {
  expect(findEntry(JSON.parse('{"__proto__": 1, "valueOf": 2}') as Record<string, number>, '__proto__')).toBe(1);
});
