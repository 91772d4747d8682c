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
  const pages = new Map<string, NavPage>();
  for (const { item } of walkNavigation(navigation)) if (item.kind === 'page' && !pages.has(item.href)) pages.set(item.href, item);
  if (!pages.has(href)) return {};
  const list = [...pages.values()];
  const index = list.findIndex((page) => page.href === href);
  const previous = list[index - 1];
  const next = list[index + 1];
  return { ...(previous && { previous: toNeighbour(previous) }), ...(next && { next: toNeighbour(next) }) };
}

function toNeighbour({ href, title }: NavPage): Neighbour {
  return { href, title };
}
