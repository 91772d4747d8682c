import { expect, test } from 'vitest';
import { describeExpected, describeValue, joinWords } from './describe-value.ts';

test.each([
  ['string', 'text'],
  ['(string | Object)', 'text or an object'],
  ['(Array | Object)', 'a list or an object'],
  ['("light" | "dark")', '"light" or "dark"'],
  ['(string | Array | string)', 'text or a list'],
])('%s -> %s', (expected, words) => {
  expect(describeExpected(expected)).toBe(words);
});

test.each([
  [null, 'null'],
  [[], 'a list'],
  [{}, 'an object'],
  ['', 'text'],
  [0, 'a number'],
  [false, 'false'],
])('%j is %s', (value, words) => {
  expect(describeValue(value)).toBe(words);
});

test('joinWords', () => {
  expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b']), joinWords(['a', 'b', 'c'])]).toEqual(['', 'a', 'a or b', 'a, b or c']);
});
