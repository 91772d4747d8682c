import { isRestricted } from '../../page/check-protection.ts';
import { findFrontmatterText, isTrue } from '../../page/frontmatter-value.ts';
import { hidesItself } from '../../page/hides-itself.ts';
import type { Page } from '../../page/page.ts';
import type { Site, SitePage } from '../site.ts';

/**
 * Whether a page stands in the lists of a site: page of all pages, search, feeds, and what search engines and agents are given. A page that
 * is not listed is still there at its address.
 *
 * Not listed is what says `hidden`, `draft`, `noindex`, `public: false` (or its group does) or `groups`, or only leads elsewhere (`url`);
 * and what navigation does not show, unless its hidden group says `searchable`, or the config lists such pages (`seo.indexing: all`).
 */
export function isListed({ frontmatter, isHidden, isSearchable, isPublic }: SitePage, { config }: Pick<Site, 'config'>): boolean {
  const isWithheld = hidesItself(frontmatter) || isNotIndexed(frontmatter) || isRestricted(frontmatter, isPublic);
  if (isWithheld || findFrontmatterText(frontmatter, 'url') !== undefined) return false;
  return !isHidden || isSearchable === true || config.seo.indexHiddenPages;
}

/** `noindex: true`, or the same as the meta tag says it: `robots: noindex, nofollow`. */
function isNotIndexed(frontmatter: Page['frontmatter']): boolean {
  return isTrue(frontmatter, 'noindex') || /\b(?:noindex|none)\b/i.test([frontmatter['robots']].flat().join());
}
