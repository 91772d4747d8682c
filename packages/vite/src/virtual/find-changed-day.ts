import { findFrontmatterText, isTrue } from '@octavo/core/internal';
import type { Site, SitePage } from '@octavo/core';
import type { Sources } from '../content/sources.ts';

/** The day of a page's last change (`2026-08-13`), where the page shows one: what it says itself, else what Git knows. */
export async function findChangedDay(page: SitePage, { store, changes }: Pick<Sources, 'store' | 'changes'>): Promise<string | undefined> {
  return saysChange(page, store.site()) ? (findOwnDay(page) ?? changes.find(page.file)) : undefined;
}

/** Whether a page says when it was changed last: what it says itself counts before the config. */
function saysChange({ frontmatter }: SitePage, { config }: Site): boolean {
  return findFrontmatterText(frontmatter, 'timestamp') === undefined ? config.timestamp === true : isTrue(frontmatter, 'timestamp');
}

/** The day that a page itself gives as that of its last change: `2026-08-13T10:00:00Z` -> `2026-08-13`. */
function findOwnDay({ frontmatter }: SitePage): string | undefined {
  const written = findFrontmatterText(frontmatter, 'lastUpdatedDate');
  const time = Date.parse(written ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
