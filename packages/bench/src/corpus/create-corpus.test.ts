import { expect, test } from 'vitest';
import { createCorpus, READER_HREF, SECOND_HREF } from './create-corpus.ts';

test('the same size gives the same files', () => {
  expect(createCorpus(50)).toEqual(createCorpus(50));
});

test('the navigation names every page', () => {
  const corpus = createCorpus(50);
  const named = [...(corpus['docs.json'] ?? '').matchAll(/"(area-\d+\/page-\d+)"/g)].map(([, page]) => `${page}.mdx`);
  expect(named).toHaveLength(50);
  expect(Object.keys(corpus).filter((file) => file.startsWith('area-'))).toEqual(named);
});

test('two pages use the snippet, and no two have the same text', () => {
  const corpus = createCorpus(50);
  const users = Object.keys(corpus).filter((file) => corpus[file]?.includes('<PlanLimits'));
  expect(users).toEqual([READER_HREF, SECOND_HREF].map((href) => `${href.slice(1)}.mdx`));
  expect(new Set(Object.values(corpus)).size).toBe(Object.keys(corpus).length);
});
