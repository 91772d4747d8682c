import type { SitePage } from '@octavo/core';
import { expect, test } from 'vitest';
import { dealPages } from './deal-pages.ts';

test('deals every page to one shard, the longest to different ones, in any order of the pages', () => {
  const sizes = new Map([9, 1, 5, 7, 3, 3, 2].map((size, at) => [`/${at}`, size]));
  const pages = [...sizes.keys()].map((href) => ({ href }) as SitePage);
  const sizeOf = ({ href }: SitePage): number => sizes.get(href) ?? 0;
  const deal = (given: SitePage[]): string[][] =>
    [1, 2, 3].map((index) => dealPages(given, { index, count: 3, sizeOf }).map(({ href }) => href));
  expect(deal(pages)).toEqual([
    ['/0', '/4', '/1'],
    ['/3', '/5'],
    ['/2', '/6'],
  ]);
  expect(deal(pages.toReversed())).toEqual(deal(pages));
});
