import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

test.each([
  [[30, 10, 20], { median: 20, min: 10, max: 30 }],
  [[4, 100, 2, 9], { median: 6.5, min: 2, max: 100 }],
  [[7], { median: 7, min: 7, max: 7 }],
])('%j', (values, expected) => {
  expect(summarize(values)).toEqual(expected);
});

test('nothing has no median', () => expect(summarize([])).toBeUndefined());
