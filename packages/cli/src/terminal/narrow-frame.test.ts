import { createCodeFrame } from '@octavo/core/internal';
import { expect, test } from 'vitest';
import { narrowFrame } from './narrow-frame.ts';

const TEXT = `short\n${'a'.repeat(60)}!!${'b'.repeat(60)}\n`;

test('lines are cut around the caret, which stays below its character', () => {
  const frame = narrowFrame(createCodeFrame(TEXT, 2, 61, 2), 40).split('\n');
  expect(Math.max(...frame.map((line) => line.length))).toBe(40);
  const [, marked = '', caret = ''] = frame;
  expect(marked.slice(caret.indexOf('^'), caret.length)).toBe('!!');
});

test('the start of a line stays where the caret is near it', () => {
  expect(narrowFrame(createCodeFrame(TEXT, 2, 3), 40)).toBe(['  1 | short', `> 2 | ${'a'.repeat(33)}…`, '    |   ^', '  3 |'].join('\n'));
});

test.each([80, 10])('what fits, or cannot be cut to %i columns, stays', (columns) => {
  const frame = createCodeFrame('short', 1, 2);
  expect(narrowFrame(frame, columns)).toBe(frame);
});
