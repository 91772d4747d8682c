import { expect, it } from 'vitest';
import { offsetAt } from './offset-at.ts';
import { positionAt } from './position-at.ts';

it('is the opposite of positionAt', () => {
  const text = 'a\r\nbc\rd\n\nef';
  for (const offset of [0, 1, 3, 5, 6, 8, 9, 10, 11, 12].filter((one) => one <= text.length)) {
    expect(offsetAt(text, positionAt(text, offset))).toBe(offset);
  }
});

it('stays in the text', () => {
  expect(offsetAt('ab', { line: 9, column: 1 })).toBe(2);
  expect(offsetAt('ab', { line: 1, column: 9 })).toBe(2);
});
