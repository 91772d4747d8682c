import type { NavItem, NavPage } from './navigation.ts';
import { walkNavigation } from './walk-navigation.ts';

/** A page beside another one. */
export interface Neighbour {
  href: string;
  title: string;
}

/**
 * Finds the pages before and after a page in its section's navigation. Links are skipped; a page that is named twice counts where it stands
 * first. Both are absent when the page is not there.
 */
export function findNeighbours(navigation: readonly NavItem[], href: string): { previous?: Neighbour; next?: Neighbour } {
  const seen = new Set<string>();
  let previous: NavPage | undefined;
  for (const { item } of walkNavigation(navigation)) {
    if (item.kind !== 'page' || seen.has(item.href)) continue;
    seen.add(item.href);
    if (item.href !== href && seen.has(href)) return { ...withPrevious(previous), next: toNeighbour(item) };
    if (item.href !== href) previous = item;
  }
  return seen.has(href) ? withPrevious(previous) : {};
}

function withPrevious(page: NavPage | undefined): { previous?: Neighbour } {
  return page === undefined ? {} : { previous: toNeighbour(page) };
}

function toNeighbour({ href, title }: NavPage): Neighbour {
  return { href, title };
}
