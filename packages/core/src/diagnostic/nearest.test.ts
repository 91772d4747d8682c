import { expect, test } from 'vitest';
import { findNearest } from './nearest.ts';

const keys = ['name', 'navigation', 'logo', 'favicon', 'colors', 'topbarLinks', 'topbarCtaButton', 'tabs', 'x', 'x-twitter', 'expanded'];

test.each([
  ['colours', 'colors'],
  ['navigaton', 'navigation'],
  ['topbarLink', 'topbarLinks'],
  ['favIcon', 'favicon'],
  ['top_bar_links', 'topbarLinks'],
  ['nmae', 'name'],
  ['tab', 'tabs'],
  ['xTwitter', 'x-twitter'],
  ['expandable', 'expanded'],
])('%s -> %s', (word, nearest) => {
  expect(findNearest(word, keys)).toBe(nearest);
});

test.each(['somethingElse', 'y', '', 'theme', 'bags', 'lamp', 'untabs', 'noname'])('nothing is near "%s"', (word) => {
  expect(findNearest(word, keys)).toBeUndefined();
});

test('prefers the exact word to a near one', () => {
  expect(findNearest('tabs', ['tab', 'tabs', 'taps'])).toBe('tabs');
});

test('words of strangers may be of any length', () => {
  const long = 'a-b'.repeat(100_000);
  expect(findNearest(`x${long}`, [`${long}y`])).toBe(`${long}y`);
  expect(findNearest(`xxxx${long}`, [`${long}yyyy`])).toBeUndefined();
});
