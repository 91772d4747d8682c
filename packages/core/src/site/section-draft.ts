import type { Config } from '../config/config.ts';
import { UNCLAIMED } from './create-places.ts';
import type { Place } from './create-places.ts';
import { findFirstPage } from './find-first-page.ts';
import type { DivisionTree } from './division-tree.ts';
import type { NavItem } from './navigation.ts';

/** A place with its navigation and its first page, before it knows the other ones. */
export interface SectionDraft {
  place: Place;
  home: string;
  navigation: NavItem[];
  /** Its place among all sections in the order of navigation. */
  order: number;
}

/** The config's divisions, by which sections are ordered and linked. */
export type Divisions = Pick<Config, 'versions' | 'tabs' | 'anchors' | 'primaryTab' | 'topAnchor' | 'colors'>;

/** Makes a draft of each place that holds a page; `trees` is in the order of navigation, the drafts are ordered by version, tab and anchor, the unclaimed ones first. */
export function createSectionDrafts(trees: ReadonlyMap<Place, NavItem[]>, { versions }: Divisions): SectionDraft[] {
  const names = versions.map(({ name }) => name);
  const rank = ({ version }: Place): number => (version === undefined ? 0 : names.indexOf(version));
  return [...trees]
    .flatMap(([place, navigation], order) => {
      const home = findFirstPage(navigation);
      return home === undefined ? [] : [{ place, home, navigation, order }];
    })
    .toSorted((a, b) => rank(a.place) - rank(b.place) || a.place.tab - b.place.tab || a.place.anchor - b.place.anchor);
}

/** Makes the drafts of divisions that name their pages themselves, what readers see first before the others. */
export function createNestedDrafts(trees: ReadonlyMap<Place, NavItem[]>, { leaves }: DivisionTree): SectionDraft[] {
  return leaves.flatMap(({ place }, order) => {
    const navigation = trees.get(place) ?? [];
    const home = findFirstPage(navigation);
    return home === undefined ? [] : [{ place, home, navigation, order }];
  });
}

/**
 * Finds the first page of a division, in the order of navigation: of the drafts that match, the first that no reader has to be led to
 * (`isDefaultHidden`), else the first.
 */
export function findHome(drafts: readonly SectionDraft[], divisions: Divisions, place: Partial<Place>): string | undefined {
  const matching = drafts
    .filter(
      (draft) =>
        (place.version === undefined || draft.place.version === place.version) &&
        (place.tab === undefined || draft.place.tab === place.tab) &&
        (place.anchor === undefined || draft.place.anchor === place.anchor),
    )
    .toSorted((a, b) => a.order - b.order);
  return (matching.find((draft) => !isHiddenPlace(draft.place, divisions)) ?? matching[0])?.home;
}

function isHiddenPlace({ tab, anchor }: Place, { tabs, anchors, primaryTab }: Divisions): boolean {
  const isTabHidden = tab === UNCLAIMED ? tabs.length > 0 && primaryTab.isDefaultHidden : tabs[tab]?.isDefaultHidden === true;
  return isTabHidden || anchors[anchor]?.isDefaultHidden === true;
}
