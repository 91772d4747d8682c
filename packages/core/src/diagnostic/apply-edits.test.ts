import { expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const insert = (at: number, text: string): { start: number; end: number; text: string } => ({ start: at, end: at, text });

it('applies edits in the order of the text, whatever their own', () => {
  expect(applyEdits('abcd', [[insert(4, '!')], [{ start: 1, end: 3, text: 'X' }]])).toEqual({ text: 'aXd!', applied: 2 });
});

it('leaves a fix out whole that overlaps with an earlier one', () => {
  const result = applyEdits('abcd', [[{ start: 0, end: 2, text: '' }], [{ start: 1, end: 3, text: 'X' }, insert(4, '!')]]);
  expect(result).toEqual({ text: 'cd', applied: 1 });
});

it('makes the same edit once, and of two insertions at one place the first', () => {
  expect(applyEdits('a', [[insert(0, 'x')], [insert(0, 'x')], [insert(0, 'y')]])).toEqual({ text: 'xa', applied: 2 });
});
