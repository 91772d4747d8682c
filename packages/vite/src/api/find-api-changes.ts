import { findTranslations } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import type { PageDataScope } from '@octavo/openapi/internal/page';
import type { NewestChanges } from './api-changelog.ts';

/** What the newest version of an API changed in one of its operations, with the page that lists all changes where readers find it. */
export type OperationChangesShown = NonNullable<PageDataScope['changes']>;

/**
 * Finds what the page of an operation shows of its API's newest version; undefined where that left the operation as it was. The page of all
 * changes is that of the language, where it has one.
 */
export function findApiChanges(
  newest: NewestChanges | undefined,
  { key, site, language }: { key: string; site: Site; language: string },
): OperationChangesShown | undefined {
  const list = newest?.operations.get(key);
  if (newest === undefined || list === undefined) return undefined;
  const first = Object.values(site.pages).find(({ file }) => file === `${newest.page}.mdx`);
  const page = first && (site.pages[findTranslations(site, first)[language] ?? ''] ?? first);
  const isShown = page !== undefined && !page.isHidden;
  return { version: newest.version, list, ...(isShown && { page: { href: page.href, title: page.title } }) };
}
