import { expect, it } from 'vitest';
import { findGitHubName } from './find-git-hub-name.ts';

it.each([
  ['https://github.com/a/b', 'a/b'],
  ['https://github.com/a/b.git', 'a/b'],
  ['https://www.github.com/a/b.js/tree/main', 'a/b.js'],
  ['https://github.com/a', undefined],
  ['https://github.com.evil.test/a/b', undefined],
  ['/pricing', undefined],
])('%s -> %s', (url, name) => {
  expect(findGitHubName(url)).toBe(name);
});
