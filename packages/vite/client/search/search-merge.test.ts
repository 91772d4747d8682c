import { expect, test } from 'vitest';
import { mergeResults } from './search-merge.ts';

test('pages with more of the words come first, then those with the higher score', () => {
  const canary = [
    { id: 'a', score: 9, words: [1] },
    { id: 'b', score: 1, words: [2] },
  ];
  const weights = [
    { id: 'c', score: 3, words: [4] },
    { id: 'b', score: 2, words: [2, 5] },
  ];
  expect(mergeResults([canary, weights])).toEqual([
    { id: 'b', score: 3, words: [2, 5] },
    { id: 'a', score: 9, words: [1] },
    { id: 'c', score: 3, words: [4] },
  ]);
  expect(mergeResults([])).toEqual([]);
});
