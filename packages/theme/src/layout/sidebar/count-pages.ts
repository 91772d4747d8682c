import type { NavItem } from '@octavo/core';

/** How many pages a tree names, external links left out. */
export function countPages(items: NavItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'group' ? countPages(item.items) : item.kind === 'page' ? 1 : 0), 0);
}
