import { expect, test } from 'vitest';
import { toPlainLine } from './to-plain-line.ts';

test.each([
  ['A plain text, with {id} and <T>', 'A plain text, with {id} and <T>'],
  ['Use `a_b*c` and **bold `code`** or _this_', 'Use a_b*c and bold code or this'],
  ['See [the **guide**](/guide) and [x](y)', 'See the guide and [x](y)'],
])('%s', (text, expected) => {
  expect(toPlainLine(text)).toBe(expected);
});
