import { describe, expect, it } from 'vitest';
import { parseNotationMarks } from './notation-marks.ts';

describe('parseNotationMarks', () => {
  it('leaves code without marks alone', () => {
    expect(parseNotationMarks('a\n\nb')).toEqual({ code: 'a\n\nb', marks: new Map() });
  });

  it.each([
    ['a // [!code ++]', 'a', { diff: 'add' }],
    ['a # [!code --]', 'a', { diff: 'remove' }],
    ['a <!-- [!code highlight] -->', 'a', { highlight: true }],
    ['a /* [!code focus] */', 'a', { focus: true }],
    ['a {/* [!code hl] */}', 'a', { highlight: true }],
    ['a // [!code warning]', 'a', { highlight: true }],
    ['a // to the new value [!code highlight]', 'a // to the new value', { highlight: true }],
    ['// Slow. [!code focus]', '// Slow.', { focus: true }],
    ['a /* why [!code ++] */', 'a /* why */', { diff: 'add' }],
    ['  a // [!code ++] why', '  a // why', { diff: 'add' }],
    ['  {/* [!code ++] why */}', '  {/* why */}', { diff: 'add' }],
    ['a(); // [!code hl] // why', 'a(); // why', { highlight: true }],
    ['// why [!code ++] so', '// why so', { diff: 'add' }],
  ])('reads %j', (line, code, mark) => {
    const result = parseNotationMarks(line);
    expect(result.code).toBe(code);
    expect(result.marks.get(1)).toEqual(mark);
  });

  it('removes a line of nothing but the mark, also the last one', () => {
    expect(parseNotationMarks('a\n-- [!code ++]').code).toBe('a');
  });

  it('keeps a mark that is no comment, and one that it does not know', () => {
    const code = 'const a = "[!code ++]"\nb // [!code magic]';
    expect(parseNotationMarks(code)).toEqual({ code, marks: new Map() });
  });

  it('marks as many lines as it says, and removes a line of nothing but the mark', () => {
    const { code, marks } = parseNotationMarks('a\n// [!code highlight:2]\nb\nc\nd');
    expect(code).toBe('a\nb\nc\nd');
    expect([...marks]).toEqual([
      [2, { highlight: true }],
      [3, { highlight: true }],
    ]);
  });

  it('highlights the lines that have a word', () => {
    const { code, marks } = parseNotationMarks('ab\n// [!code word:a\\:b:2]\na:b\nc\na:b');
    expect(code).toBe('ab\na:b\nc\na:b');
    expect([...marks]).toEqual([[2, { highlight: true }]]);
  });
});
