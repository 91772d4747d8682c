import type { NavGroup, NavItem } from './navigation.ts';

/** An item on a walk through navigation. */
export interface NavStep {
  item: NavItem;
  /** The groups around it, outermost first. */
  groups: readonly NavGroup[];
}

/** Walks through all items of a navigation tree in the order in which they are shown, each group before what it holds. */
export function* walkNavigation(navigation: readonly NavItem[], groups: readonly NavGroup[] = []): Generator<NavStep> {
  for (const item of navigation) {
    yield { item, groups };
    if (item.kind === 'group') yield* walkNavigation(item.items, [...groups, item]);
  }
}
