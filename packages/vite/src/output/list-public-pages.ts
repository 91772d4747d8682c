import { findFrontmatterText, isListed } from '@octavo/core/internal';
import type { Site, SitePage } from '@octavo/core';

/** Lists the pages that search engines and agents are told of: the listed ones, without those from whose address a redirect leads away. */
export function listPublicPages(site: Site): SitePage[] {
  const elsewhere = new Set(site.redirects.map(({ source }) => source));
  return Object.values(site.pages).filter((page) => isListed(page, site) && !elsewhere.has(page.href));
}

/** Whether search engines shall know a page by another address than its own. */
export function hasOtherCanonical({ frontmatter }: SitePage, url: string): boolean {
  const canonical = findFrontmatterText(frontmatter, 'canonical');
  return canonical !== undefined && canonical.replace(/\/$/, '') !== url.replace(/\/$/, '');
}
