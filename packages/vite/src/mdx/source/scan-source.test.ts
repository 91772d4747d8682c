import { describe, expect, it } from 'vitest';
import { isInRanges, scanSource } from './scan-source.ts';

const parts = (text: string): string[] => scanSource(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('scanSource', () => {
  it.each([
    ['a `b` c', ['code: `b`']],
    ['a ``b ` c`` d', ['code: ``b ` c``']],
    ['a ` b', []],
    ['a `b\n\nc` d', []],
    ['a \\`b` `c`', ['code: ` `']],
    ['```js\n<br>\n```\nx', ['code: ```js\n<br>\n```']],
    ['  ````\n```\n  ````', ['code:   ````\n```\n  ````']],
    ['- ~~~\n  a\n  ~~~', ['code: - ~~~\n  a\n  ~~~']],
    ['> ```\n> a\n> ```\nb', ['code: > ```\n> a\n> ```']],
    ['```\nnever closed', ['code: ```\nnever closed']],
    ['<!-- `a\n```\n--> `b`', ['comment: <!-- `a\n```\n-->', 'code: `b`']],
    ['<!-- never closed', []],
    ['`<!--` a `-->`', ['code: `<!--`', 'code: `-->`']],
    ['```inline``` a', ['code: ```inline```']],
  ])('finds the code and comments of %j', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it('reads a long text of marks that hardly anything closes', () => {
    const text = '` `` <!- \n'.repeat(20_000);
    expect(parts(text)).toHaveLength(13_333);
  });
});

it('isInRanges tells inside from outside, ends excluded', () => {
  const ranges = [
    { kind: 'code' as const, start: 2, end: 4 },
    { kind: 'code' as const, start: 6, end: 7 },
  ];
  expect([1, 2, 3, 4, 5, 6, 7].filter((offset) => isInRanges(ranges, offset))).toEqual([2, 3, 6]);
});
