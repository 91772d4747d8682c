import { expect, test } from 'vitest';
import { findRepositoryIcon } from './repository-icon.ts';

test.each([
  ['https://github.com/a/b', 'github'],
  ['https://github.example.com/a/b', 'github'],
  ['https://gitlab.example.com/a/b/-/tree/main', 'gitlab'],
  ['https://bitbucket.org/a/b', 'bitbucket'],
  ['https://codeberg.org/a/b', 'codeberg'],
  ['https://git.sr.ht/~a/b', 'sourcehut'],
  ['https://git.example.com/github.com/b', undefined],
  ['https://mygithub.com/a/b', undefined],
  ['/a/b', undefined],
])('the mark of %s is that of %s', (url, brand) => {
  expect(findRepositoryIcon(url)?.name).toBe(brand);
});
