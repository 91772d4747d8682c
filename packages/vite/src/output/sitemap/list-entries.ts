import { findAlternates, findFrontmatterText } from '@octavo/core/internal';
import type { Site, SitePage } from '@octavo/core';
import { hasOtherCanonical, listPublicPages } from '../list-public-pages.ts';
import type { OutputSource } from '../output.ts';

/** A page as a sitemap tells of it; addresses are whole. */
export interface SitemapEntry {
  url: string;
  alternates: { language: string; url: string }[];
  /** The file that Git knows when it was changed. */
  file: string;
  /** The day of the last change where the page says so itself: `2026-06-03`. */
  changed?: string;
}

/** Lists what a sitemap tells: each listed page that search engines shall know by its own address. */
export function listEntries(site: Site, { toUrl }: Pick<OutputSource, 'toUrl'>): SitemapEntry[] {
  return listPublicPages(site).flatMap((page) => {
    const url = toUrl(page.href);
    if (hasOtherCanonical(page, url)) return [];
    const alternates = findAlternates(site, page).map(({ language, href }) => ({ language, url: toUrl(href) }));
    const changed = readDay(page);
    return [{ url, alternates, file: page.api?.source ?? page.file, ...(changed !== undefined && { changed }) }];
  });
}

/** What is no day is left to Git. */
function readDay({ frontmatter }: SitePage): string | undefined {
  const text = findFrontmatterText(frontmatter, 'lastUpdatedDate') ?? '';
  const [, written] = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text) ?? [];
  const time = Date.parse(written ?? `${text} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
