import type { NavItem } from './navigation.ts';
import { walkNavigation } from './walk-navigation.ts';

/** A group above a page; `href` is the address of the group's first page. */
export interface TrailStep {
  title: string;
  href?: string;
}

/** Finds the groups above a page in its section's navigation, outermost first; empty when the page is not there. */
export function findTrail(navigation: readonly NavItem[], href: string): TrailStep[] {
  for (const { item, groups } of walkNavigation(navigation)) {
    if (item.kind !== 'page' || item.href !== href) continue;
    return groups.map(({ title, items }) => {
      const first = findFirstPage(items);
      return first === undefined ? { title } : { title, href: first };
    });
  }
  return [];
}

/** Finds the address of the first page of a navigation tree. */
export function findFirstPage(navigation: readonly NavItem[]): string | undefined {
  for (const { item } of walkNavigation(navigation)) if (item.kind === 'page') return item.href;
  return undefined;
}
