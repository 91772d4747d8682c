import { expect, it } from 'vitest';
import { parseRange } from './parse-range.ts';

it.each([
  ['bytes=0-0', [[0, 0]]],
  ['bytes=2-4', [[2, 4]]],
  ['bytes=5-', [[5, 9]]],
  ['bytes=5-99', [[5, 9]]],
  ['bytes=-3', [[7, 9]]],
  ['bytes=-30', [[0, 9]]],
  [
    'BYTES = 0-1 , , 4-5 ',
    [
      [0, 1],
      [4, 5],
    ],
  ],
  [
    'bytes=4-5,0-1',
    [
      [4, 5],
      [0, 1],
    ],
  ],
  ['bytes=0-1,20-30', [[0, 1]]],
])('%s of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected.map(([start, end]) => ({ start, end })));
});

it.each(['bytes=10-', 'bytes=20-30', 'bytes=-0', 'bytes=10-11,12-'])('%s is not in ten bytes', (header) => {
  expect(parseRange(header, 10)).toEqual([]);
});

it.each([
  'bytes=5-2',
  'bytes=0-1,5-2',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1',
  'bytes=1-2-3',
  'items=0-1',
  '0-1',
  'bytes=0-9,0-9',
  `bytes=${'0-0,'.repeat(17)}`,
])('%s counts for nothing', (header) => {
  expect(parseRange(header, 10)).toBeUndefined();
});

it('finds nothing in an empty file', () => {
  expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual([[], []]);
});
