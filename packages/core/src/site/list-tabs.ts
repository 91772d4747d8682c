import { UNCLAIMED } from './create-places.ts';
import type { DivisionNesting } from './division-nesting.ts';
import type { DivisionListing } from './list-divisions.ts';
import type { DivisionLink } from './site.ts';

/**
 * Lists the tabs that a section shows: those at the top level always, those inside an anchor only there, hidden ones only while active. The
 * primary tab comes first, and is not listed alone; nor is another one beside hidden ones.
 */
export function listTabs({ divisions, place, findHome }: DivisionListing, nesting: DivisionNesting): DivisionLink[] {
  const { tabs, primaryTab } = divisions;
  const links = tabs.flatMap((tab, index): DivisionLink[] => {
    const isActive = place.tab === index;
    if (!nesting.isShown(tab) || (tab.isDefaultHidden && !isActive)) return [];
    if (tab.isExternal) return [{ name: tab.name, href: tab.url, isActive: false, isExternal: true }];
    const container = nesting.findContainer(index);
    const isHere = findHome({ tab: index, anchor: place.anchor });
    if (container !== undefined && !isActive && isHere === undefined && !nesting.isInside(place.anchor, container)) return [];
    const home = (container === undefined ? undefined : isHere) ?? findHome({ tab: index });
    return home === undefined ? [] : [{ name: tab.name, href: home, isActive, isExternal: false }];
  });
  const isActive = place.tab === UNCLAIMED;
  if (primaryTab.isDefaultHidden && !isActive) return links.length === 1 && links[0]?.isActive === true ? [] : links;
  if (links.length === 0) return links;
  const hasOuterTabs = tabs.some(
    (tab, index) =>
      nesting.isShown(tab) && nesting.findContainer(index) === undefined && (tab.isExternal || findHome({ tab: index }) !== undefined),
  );
  const home = hasOuterTabs ? findHome({ tab: UNCLAIMED }) : findHome({ tab: UNCLAIMED, anchor: place.anchor });
  return home === undefined ? links : [{ name: primaryTab.name, href: home, isActive, isExternal: false }, ...links];
}
