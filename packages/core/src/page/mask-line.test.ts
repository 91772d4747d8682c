import { expect, test } from 'vitest';
import { maskLine } from './mask-line.ts';

test.each([
  ['a `b` c', 'a     c'],
  ['a ``b ` c`` d', 'a           d'],
  ['a ` b', 'a ` b'],
  ['a \\`b` c', 'a \\`b` c'],
  ['a {/* b */} c', 'a           c'],
  ['a <!-- b --> c', 'a            c'],
  ['`{/*` stays open? no', '      stays open? no'],
  ['`a` and `b`', '    and    '],
  ['<a href={`/b`}> `c`', '<a href={`/b`}>    '],
])('%j becomes %j', (line, text) => {
  expect(maskLine(line, '')).toEqual({ text, comment: '' });
});

test('a comment goes on until it is closed, whatever is in it', () => {
  expect(maskLine('a {/* `b', '')).toEqual({ text: 'a       ', comment: '*/}' });
  expect(maskLine('x --> y', '*/}')).toEqual({ text: '       ', comment: '*/}' });
  expect(maskLine('x */} y', '*/}')).toEqual({ text: '      y', comment: '' });
  expect(maskLine('x --> `y` <!-- z', '-->')).toEqual({ text: '                ', comment: '-->' });
});
