import { expect, it } from 'vitest';
import { formatPath } from './format-path.ts';

it.each([
  ['/work/site/dist', 'dist'],
  ['/work/site', '.'],
  ['/work/other/dist', '/work/other/dist'],
])('writes %s as %s', (absolute, text) => {
  expect(formatPath(absolute, '/work/site')).toBe(text);
});
