import { afterEach, expect, test } from 'vitest';
import { createRecentSearches } from './recent-searches.ts';

afterEach(() => localStorage.clear());

test('remembers the last five, each once, the newest first, for each site', () => {
  const recent = createRecentSearches('/docs');
  for (const text of ['a', 'b', 'c', 'd', 'e', ' f ', 'B']) recent.add(text);
  expect(recent.read()).toEqual(['B', 'f', 'e', 'd', 'c']);
  expect(createRecentSearches('/').read()).toEqual([]);
  recent.clear();
  expect(recent.read()).toEqual([]);
});

test.each(['{', '5', '{"a":1}', '[1,"a",null]'])('%s in the storage is no search', (text) => {
  localStorage.setItem('octavo-searches:/', text);
  expect(createRecentSearches('/').read()).toEqual(text.includes('"a",') ? ['a'] : []);
});
