import { isTrue } from '@octavo/core';
import type { SitePage } from '@octavo/core';

/** The canonical address of a page's feed: `/changelog` -> `/changelog/rss.xml`; undefined for a page that asks for none. */
export function findFeedHref({ href, frontmatter, isGenerated = false }: SitePage): string | undefined {
  if (isGenerated || !isTrue(frontmatter, 'rss')) return undefined;
  return `${href === '/' ? '' : href}/rss.xml`;
}
