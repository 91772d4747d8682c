import { expect, test } from 'vitest';
import { BELOW_TITLE, findToldLevel } from './told-levels.ts';
import type { ToldLevel } from './told-levels.ts';

test.each([
  [
    [2, 4, 4, 5, 3, 2],
    [2, 3, 3, 4, 3, 2],
  ],
  [
    [3, 3, 2, 3],
    [2, 2, 2, 3],
  ],
  [
    [1, 3, 6],
    [1, 2, 3],
  ],
])('below a title %j is told as %j', (written, told) => {
  expect(tell(written, BELOW_TITLE)).toEqual(told);
});

test('where it is not known what stands above, the first is told as it is written', () => {
  expect(tell([3, 5, 2], [])).toEqual([3, 4, 2]);
});

function tell(written: number[], from: readonly ToldLevel[]): number[] {
  let way = from;
  return written.map((level) => {
    const next = findToldLevel(way, level);
    way = next;
    return next.at(-1)?.told ?? 0;
  });
}
