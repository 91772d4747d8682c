import type { SitePage } from '@octavo/core';
import type { ShardNumber } from '../../site/shard.ts';

/** The pages of one shard. The longest are dealt out first, so that each machine has about the same work; every machine deals alike. */
export function dealPages(
  pages: readonly SitePage[],
  { index, count, sizeOf }: ShardNumber & { sizeOf: (page: SitePage) => number },
): SitePage[] {
  const sized = pages.map((page) => ({ page, size: sizeOf(page) }));
  const ordered = sized.toSorted((a, b) => b.size - a.size || (a.page.href < b.page.href ? -1 : 1));
  return ordered.flatMap(({ page }, at) => (at % count === index - 1 ? [page] : []));
}
