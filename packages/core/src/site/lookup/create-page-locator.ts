import { findFirstPage } from '../navigation/find-first-page.ts';
import type { NavGroup, NavItem } from '../navigation/navigation.ts';
import type { Section, SitePage } from '../site.ts';
import { walkNavigation } from '../navigation/walk-navigation.ts';

/** A page beside another one. */
export interface Neighbour {
  href: string;
  title: string;
}

/** A group above a page; `href` is the address of the group's first page. */
export interface TrailStep {
  title: string;
  href?: string;
}

/** Where a page stands in the navigation of its own section; one that is not there has an empty trail and no neighbours. */
export interface PageLocation {
  /** Outermost first. */
  trail: TrailStep[];
  previous?: Neighbour;
  next?: Neighbour;
}

/**
 * Makes a function that finds where a page stands. A section is walked through once for all of its pages. Links are skipped; a page that is
 * named twice counts where it stands first.
 */
export function createPageLocator(
  sections: readonly Pick<Section, 'id' | 'navigation'>[],
): (page: Pick<SitePage, 'href' | 'sections'>) => PageLocation {
  const navigations = new Map(sections.map(({ id, navigation }) => [id, navigation]));
  const located = new Map<string, ReadonlyMap<string, PageLocation>>();
  return ({ href, sections: [id = ''] }) => {
    const pages = located.get(id) ?? locatePages(navigations.get(id) ?? []);
    located.set(id, pages);
    return pages.get(href) ?? { trail: [] };
  };
}

function locatePages(navigation: readonly NavItem[]): Map<string, PageLocation> {
  const found = new Map<string, PageLocation>();
  let last: (Neighbour & { location: PageLocation }) | undefined;
  for (const { item, groups } of walkNavigation(navigation)) {
    if (item.kind !== 'page' || found.has(item.href)) continue;
    const own = { href: item.href, title: item.title };
    const location: PageLocation = {
      trail: groups.map(toTrailStep),
      ...(last && { previous: { href: last.href, title: last.title } }),
    };
    if (last) last.location.next = own;
    found.set(item.href, location);
    last = { ...own, location };
  }
  return found;
}

function toTrailStep({ title, items }: NavGroup): TrailStep {
  const href = findFirstPage(items);
  return href === undefined ? { title } : { title, href };
}
