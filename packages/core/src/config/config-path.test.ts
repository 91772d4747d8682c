import { expect, test } from 'vitest';
import { formatConfigPath, isPathWithin, patternOfPath } from './config-path.ts';

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

test('isWithin: a path is within itself and within what is around it', () => {
  expect(isPathWithin(['a', 0, 'b'], ['a', 0])).toBe(true);
  expect(isPathWithin(['a'], ['a'])).toBe(true);
  expect(isPathWithin(['a'], ['a', 0])).toBe(false);
  expect(isPathWithin(['a', 1], ['a', 0])).toBe(false);
});
