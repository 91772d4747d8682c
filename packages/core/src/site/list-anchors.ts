import type { Anchor } from '../config/config.ts';
import { UNCLAIMED } from './create-places.ts';
import type { DivisionNesting } from './division-nesting.ts';
import type { DivisionListing } from './list-divisions.ts';
import { createNavIcon } from './nav-item.ts';
import type { DivisionLink } from './site.ts';

/**
 * Lists the anchors that a section shows: those with pages in its tab, and external ones. Where anchors are the outer level (an anchor
 * contains the tab) the anchors of the primary tab are listed too. Hidden ones show only while active. The top anchor comes first, and is
 * not listed alone.
 */
export function listAnchors({ divisions, place, findHome }: DivisionListing, nesting: DivisionNesting): DivisionLink[] {
  const { anchors, topAnchor, colors } = divisions;
  const isInner = nesting.findContainer(place.tab) !== undefined;

  const findAnchorHome = (anchor: number): string | undefined => {
    const isOuterLevel = isInner || place.tab === UNCLAIMED;
    if (isOuterLevel && nesting.isContainer(anchor)) return findHome({ anchor });
    const isHere = findHome({ tab: place.tab, anchor });
    if (isHere !== undefined) return isHere;
    return isInner ? findHome({ tab: UNCLAIMED, anchor }) : undefined;
  };

  const links = anchors.flatMap((anchor, index): DivisionLink[] => {
    const isActive = place.anchor === index;
    if (!nesting.isShown(anchor) || (anchor.isDefaultHidden && !isActive)) return [];
    const href = anchor.isExternal ? anchor.url : findAnchorHome(index);
    return href === undefined
      ? []
      : [{ name: anchor.name, href, isActive, isExternal: anchor.isExternal, ...look(anchor, colors.anchors) }];
  });
  const home = findAnchorHome(UNCLAIMED);
  if (links.length === 0 || home === undefined) return links;
  const isActive = place.anchor === UNCLAIMED;
  return [{ name: topAnchor.name, href: home, isActive, isExternal: false, ...look(topAnchor, colors.anchors) }, ...links];
}

function look({ icon, iconType, color }: Partial<Anchor>, fallback: Anchor['color']): Pick<DivisionLink, 'icon' | 'color'> {
  const shown = color ?? fallback;
  return { ...(icon !== undefined && { icon: createNavIcon(icon, iconType) }), ...(shown !== undefined && { color: shown }) };
}
