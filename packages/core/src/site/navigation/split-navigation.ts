import type { SaySiteName, SiteName } from '../../language/site-names.ts';
import { findLanguage } from './division-tree.ts';
import type { DivisionPath } from './division-tree.ts';
import type { NavItem } from './navigation.ts';
import type { PlacedItem, PlacedPage } from './resolve-navigation.ts';

/** Navigation by place, and the pages that one place would have shown twice (the second naming of each). */
export interface SplitNavigation {
  trees: Map<DivisionPath, NavItem[]>;
  repeated: PlacedPage[];
}

/**
 * Splits navigation between the places of its pages. In one place a page stands once, where it is named first; empty groups vanish; what the
 * author has not named is called as the language of the place has it.
 */
export function splitNavigation(items: readonly PlacedItem[], sayName: SaySiteName): SplitNavigation {
  const seen = new Map<DivisionPath, Set<string>>();
  const repeated = new Map<string, PlacedPage>();

  const isNew = (place: DivisionPath, href: string): boolean => {
    const hrefs = seen.get(place) ?? new Set();
    seen.set(place, hrefs);
    const { size } = hrefs;
    return hrefs.add(href).size > size;
  };

  const titleIn = (place: DivisionPath, name: SiteName | undefined): { title?: string } =>
    name === undefined ? {} : { title: sayName(name, findLanguage(place)) };

  const split = (list: readonly PlacedItem[]): Map<DivisionPath, NavItem[]> => {
    const trees = new Map<DivisionPath, NavItem[]>();
    const add = (place: DivisionPath, item: NavItem): void => {
      const tree = trees.get(place);
      if (tree === undefined) trees.set(place, [item]);
      else tree.push(item);
    };
    for (const item of list) {
      if ('items' in item) {
        for (const [place, children] of split(item.items)) add(place, { ...item.group, ...titleIn(place, item.ownName), items: children });
        continue;
      }
      if (item.isHidden === true) continue;
      for (const place of item.places) {
        if (isNew(place, item.page.href)) add(place, { ...item.item, ...titleIn(place, findOwnTitle(item)) });
        else if (!repeated.has(item.page.href)) repeated.set(item.page.href, item);
      }
    }
    return trees;
  };

  return { trees: split(items), repeated: [...repeated.values()] };
}

function findOwnTitle({ item, page: { ownName } }: PlacedPage): SiteName | undefined {
  return item.title === ownName ? ownName : undefined;
}
