import { describe, expect, test } from 'vitest';
import { createCodeFrame } from './create-code-frame.ts';

describe('createCodeFrame', () => {
  test('shows two lines around the place and a caret under it', () => {
    expect(createCodeFrame('a\nb\n{ "name": 5 }\nd\ne\nf', 3, 11)).toBe(
      ['  1 | a', '  2 | b', '> 3 | { "name": 5 }', '    |           ^', '  4 | d', '  5 | e'].join('\n'),
    );
  });

  test('underlines the given length, but not beyond the line', () => {
    expect(createCodeFrame('name: x', 1, 7, 40)).toBe('> 1 | name: x\n    |       ^');
    expect(createCodeFrame('name: x', 1, 1, 4)).toBe('> 1 | name: x\n    | ^^^^');
  });

  test('aligns the gutter when the line numbers grow', () => {
    expect(createCodeFrame('x\n'.repeat(11), 9, 1)).toBe(
      ['   7 | x', '   8 | x', '>  9 | x', '     | ^', '  10 | x', '  11 | x'].join('\n'),
    );
  });

  test('draws tabs as two spaces and keeps the caret under its character', () => {
    expect(createCodeFrame('\t\tkey: 1', 1, 8)).toBe('> 1 |     key: 1\n    |          ^');
  });

  test('cuts a long line around the place', () => {
    const frame = createCodeFrame(`${'a'.repeat(300)}!${'b'.repeat(300)}`, 1, 301);
    const [shown = '', caret = ''] = frame.split('\n');
    expect(shown.length).toBeLessThan(115);
    expect(shown[caret.indexOf('^')]).toBe('!');
  });

  test('cuts the end of a long line when the place is at its start', () => {
    expect(createCodeFrame(`!${'b'.repeat(300)}`, 1, 1).split('\n')).toEqual([`> 1 | !${'b'.repeat(99)}…`, '    | ^']);
  });

  test('a place outside the text, CRLF and a byte order mark do no harm', () => {
    expect(createCodeFrame('\uFEFFa\r\nb', 7, 9)).toBe('  1 |  a\n> 2 | b\n    |  ^');
    expect(createCodeFrame('', 1, 1)).toBe('> 1 |\n    | ^');
  });
});
