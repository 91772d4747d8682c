import { describe, expect, it } from 'vitest';
import { createTermJoin } from './join-terms.ts';
import { createTerm, packPageIndex, parseTerm, unpackPageIndex } from './page-index.ts';

const CREME = createTerm('creme', 'crème');

describe('createTermJoin', () => {
  it('writes where each term stands, pages counted from the last one that has it', () => {
    const join = createTermJoin();
    join.add({ terms: ['apple', CREME], lengths: [2, 1], places: Uint8Array.of(1, 2, 3) });
    for (let page = 1; page < 30; page += 1) join.add({ terms: [], lengths: [], places: new Uint8Array() });
    join.add({ terms: ['banana', 'apple'], lengths: [0, 3], places: Uint8Array.of(4, 5, 6) });
    expect(join.list().map(({ term, count, places }) => [term, count, [...places]])).toEqual([
      // An array of three: the page, and what is known of the places.
      ['apple', 2, [0x83, 0, 1, 2, 0x83, 0x18, 30, 4, 5, 6]],
      [CREME, 1, [0x83, 0, 3]],
      ['banana', 1, [0x83, 0x18, 30]],
    ]);
  });

  it('has nothing of no pages', () => {
    expect(createTermJoin().list()).toEqual([]);
  });
});

describe('packPageIndex', () => {
  it('is read as it was written', () => {
    const facts = { url: '/', wordCount: 2, mark: '', filters: { version: ['v1'] } };
    const page = { ...facts, terms: ['apple', CREME], lengths: [2, 1], places: Buffer.of(1, 2, 3), fragment: Buffer.of(4, 5) };
    expect(unpackPageIndex(packPageIndex(page))).toEqual(page);
    expect(page.terms.map(parseTerm)).toEqual([{ word: 'apple' }, { word: 'creme', form: 'crème' }]);
  });
});
