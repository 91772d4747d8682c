import { expect, test } from 'vitest';
import { createTitleSlug } from './create-title-slug.ts';

test.each([
  ['Set up your key!', 'set-up-your-key'],
  ['2026-05-13', '2026-05-13'],
  ['v1.2 (beta)', 'v12-beta'],
  ['Größe', 'größe'],
])('%s -> %s', (title, slug) => {
  expect(createTitleSlug(title)).toBe(slug);
});

test('reads through elements', () => {
  expect(
    createTitleSlug(
      <>
        Use <code>keys</code>
      </>,
    ),
  ).toBe('use-keys');
});

test('nothing readable has no slug', () => {
  expect(createTitleSlug('!!!')).toBeUndefined();
  expect(createTitleSlug(undefined)).toBeUndefined();
});
