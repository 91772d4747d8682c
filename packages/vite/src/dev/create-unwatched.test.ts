import { expect, it } from 'vitest';
import { createUnwatched } from './create-unwatched.ts';

it('passes by hidden folders of the site, and nothing else', () => {
  const isUnwatched = createUnwatched('/home/.me/site');
  const folder = { isDirectory: () => true };
  const file = { isDirectory: () => false };
  expect(isUnwatched('/home/.me/site/.venv', folder)).toBe(true);
  expect(isUnwatched('/home/.me/site/app/.next/a.js')).toBe(true);
  expect(isUnwatched('/home/.me/site/.mintignore', file)).toBe(false);
  expect(isUnwatched('/home/.me/site/.mintignore')).toBe(false);
  expect(isUnwatched('/home/.me/site/guides/a.mdx', file)).toBe(false);
  expect(isUnwatched('/home/.me/site', folder)).toBe(false);
  expect(isUnwatched('/home/.me/other/.git', folder)).toBe(false);
});
