import { toFolder } from '../../path.ts';
import { createRedirectMatcher } from './match-redirect.ts';
import type { PlacedItem } from '../navigation/resolve-navigation.ts';
import type { Redirect } from '../site.ts';

/** What is known before folders get their addresses. */
export interface FolderScope {
  items: readonly PlacedItem[];
  hasPage: (href: string) => boolean;
  /** The author's, which count before these. */
  redirects: readonly Redirect[];
}

/** Lets the address of a folder that has no page of its own lead to the first page of navigation below it, as authors link to it. */
export function createFolderRedirects({ items, hasPage, redirects }: FolderScope): Redirect[] {
  const isRedirected = createRedirectMatcher(redirects);
  const found = new Map<string, Redirect>();
  for (const href of listHrefs(items)) {
    for (let folder = toFolder(href); folder !== '/' && !found.has(folder); folder = toFolder(folder)) {
      found.set(folder, { source: folder, destination: href, permanent: false });
    }
  }
  return [...found.values()].filter(({ source }) => !hasPage(source) && !isRedirected(source));
}

function listHrefs(items: readonly PlacedItem[]): string[] {
  return items.flatMap((placed) => {
    if ('items' in placed) return listHrefs(placed.items);
    return placed.item.kind === 'page' && placed.isHidden !== true ? [placed.page.href] : [];
  });
}
