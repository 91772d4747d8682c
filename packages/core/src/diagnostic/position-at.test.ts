import { describe, expect, test } from 'vitest';
import { positionAt } from './position-at.ts';

describe('positionAt', () => {
  test('counts lines and columns from 1', () => {
    expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt('ab\ncd', 2)).toEqual({ line: 1, column: 3 });
    expect(positionAt('ab\ncd', 3)).toEqual({ line: 2, column: 1 });
    expect(positionAt('ab\ncd', 5)).toEqual({ line: 2, column: 3 });
  });

  test('counts CRLF as one break and a lone CR as one', () => {
    expect(positionAt('a\r\nb\rc', 3)).toEqual({ line: 2, column: 1 });
    expect(positionAt('a\r\nb\rc', 5)).toEqual({ line: 3, column: 1 });
  });

  test('keeps offsets inside the text', () => {
    expect(positionAt('ab', 99)).toEqual({ line: 1, column: 3 });
    expect(positionAt('ab', -1)).toEqual({ line: 1, column: 1 });
  });
});
