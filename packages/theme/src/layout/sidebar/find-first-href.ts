import type { NavItem } from '@octavo/core';

/** Where a closed group leads: its first page, at any depth, else its first link. */
export function findFirstHref(items: NavItem[]): string | undefined {
  return findFirst(items, 'page') ?? findFirst(items, 'link');
}

function findFirst(items: NavItem[], kind: 'page' | 'link'): string | undefined {
  for (const item of items) {
    const href = item.kind === 'group' ? findFirst(item.items, kind) : item.kind === kind ? item.href : undefined;
    if (href !== undefined) return href;
  }
  return undefined;
}
