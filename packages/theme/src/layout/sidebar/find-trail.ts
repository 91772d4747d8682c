import type { NavItem } from '@octavo/core';

/** The way to a page's first place in a tree, as an index per level: `[2, 0]`; undefined when it is nowhere. */
export function findTrail(items: NavItem[], href: string): number[] | undefined {
  for (const [index, item] of items.entries()) {
    if (item.kind === 'page' && item.href === href) return [index];
    const rest = item.kind === 'group' ? findTrail(item.items, href) : undefined;
    if (rest !== undefined) return [index, ...rest];
  }
  return undefined;
}
