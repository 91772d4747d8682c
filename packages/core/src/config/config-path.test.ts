import { expect, test } from 'vitest';
import { createPathFinder, formatConfigPath, patternOfPath } from './config-path.ts';

test.each([
  [['navigation', 2, 'pages', 0], 'navigation[2].pages[0]', 'navigation[].pages[]'],
  [['metadata', 'og:image'], 'metadata["og:image"]', 'metadata["og:image"]'],
  [['footerSocials', 'hacker-news'], 'footerSocials.hacker-news', 'footerSocials.hacker-news'],
  [['$schema'], '$schema', '$schema'],
  [[], '', ''],
])('%j -> %s', (path, formatted, pattern) => {
  expect(formatConfigPath(path)).toBe(formatted);
  expect(patternOfPath(path)).toBe(pattern);
});

test('a path is within itself and within what is around it', () => {
  const isWithin = createPathFinder([['a', 0], ['b']]);
  expect(
    [
      ['a', 0, 'b'],
      ['a', 0],
      ['b', 'c'],
    ].map((path) => isWithin(path)),
  ).toEqual([true, true, true]);
  expect([['a'], ['a', 1], ['c', 'b']].map((path) => isWithin(path))).toEqual([false, false, false]);
  expect(createPathFinder([[]])(['a'])).toBe(true);
  expect(createPathFinder([])(['a'])).toBe(false);
});
