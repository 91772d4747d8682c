import { expect, test } from 'vitest';
import { createSearchCorpus } from './create-search-corpus.ts';
import { createWord } from './create-word.ts';

test('the same size gives the same files, with many words', () => {
  const corpus = createSearchCorpus(40);
  expect(createSearchCorpus(40)).toEqual(corpus);
  const headings = Object.values(corpus).flatMap((text) => text.match(/^(?:title:|##+) .*$/gm) ?? []);
  expect(new Set(headings.flatMap((heading) => heading.split(' '))).size).toBeGreaterThan(100);
});

test('every number has a word of its own', () => {
  expect(new Set(Array.from({ length: 6000 }, (_, number) => createWord(number))).size).toBe(6000);
});
