import type { DivisionTree, DivisionPath } from '../navigation/division-tree.ts';
import { findFirstPage } from '../navigation/find-first-page.ts';
import type { NavItem } from '../navigation/navigation.ts';

/** A place with its navigation and its first page, before it knows the other ones. */
export interface SectionDraft {
  place: DivisionPath;
  home: string;
  navigation: NavItem[];
}

/** Makes a draft of each place that holds a page, what readers see first before the others. */
export function createSectionDrafts(trees: ReadonlyMap<DivisionPath, NavItem[]>, { places }: DivisionTree): SectionDraft[] {
  return places.flatMap((place) => {
    const navigation = trees.get(place) ?? [];
    const home = findFirstPage(navigation);
    return home === undefined ? [] : [{ place, home, navigation }];
  });
}
