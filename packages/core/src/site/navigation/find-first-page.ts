import type { NavItem } from './navigation.ts';
import { walkNavigation } from './walk-navigation.ts';

/** Finds the address of the first page of a navigation tree. */
export function findFirstPage(navigation: readonly NavItem[]): string | undefined {
  for (const { item } of walkNavigation(navigation)) if (item.kind === 'page') return item.href;
  return undefined;
}
