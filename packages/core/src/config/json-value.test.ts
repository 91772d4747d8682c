import { expect, test } from 'vitest';
import { findValue, isJsonObject } from './json-value.ts';

test('findValue: by keys and indices, own keys only', () => {
  const value = { list: [{ a: 1 }], empty: '' };
  expect(findValue(value, ['list', 0, 'a'])).toBe(1);
  expect(findValue(value, ['empty'])).toBe('');
  expect(findValue(value, [])).toBe(value);
  expect(findValue(value, ['list', 'length'])).toBeUndefined();
  expect(findValue(value, ['toString'])).toBeUndefined();
  expect(findValue(value, ['empty', 'x'])).toBeUndefined();
});

test('isJsonObject: neither lists nor null', () => {
  expect([{}, [], null, 'x', undefined].map((value) => isJsonObject(value))).toEqual([true, false, false, false, false]);
});
