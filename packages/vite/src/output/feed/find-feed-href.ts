import { isListed, isTrue } from '@octavo/core/internal';
import type { Site, SitePage } from '@octavo/core';

/** The canonical address of a page's feed: `/changelog` -> `/changelog/rss.xml`; undefined for a page that asks for none, or that is not listed. */
export function findFeedHref(page: SitePage, site: Site): string | undefined {
  const { href, frontmatter, isGenerated = false } = page;
  if (isGenerated || !isTrue(frontmatter, 'rss') || !isListed(page, site)) return undefined;
  return `${href === '/' ? '' : href}/rss.xml`;
}

/** The address of the same feed as Atom: `/changelog/rss.xml` -> `/changelog/atom.xml`. */
export function toAtomHref(feed: string): string {
  return feed.replace(/rss\.xml$/, 'atom.xml');
}
