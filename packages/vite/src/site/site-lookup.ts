import { createHostPrefix, createPageLocator, createRedirectFinder } from '@octavo/core/internal';
import type { DropHostPrefix, FoundRedirect, PageLocation, Site, SitePage } from '@octavo/core/internal';
import { perVersion } from './per-version.ts';

/** What is asked of a site address by address: each index is made once of the part of the site that it is made from, when it is first asked for. */
export interface SiteLookup {
  /** Where a redirect of the site leads from an address. */
  findRedirect(href: string): FoundRedirect | undefined;
  /** What is left of an address without the path that the docs stand below on their host. */
  dropHostPrefix: DropHostPrefix;
  /** Where a page stands in the navigation of its section. */
  locate(page: SitePage): PageLocation;
}

/** Makes the lookup of whichever site is the current one. */
export function createSiteLookup(site: () => Site): SiteLookup {
  const [redirectsOf, pagesOf, sectionsOf] = [() => site().redirects, () => site().pages, () => site().sections];
  const redirects = perVersion(redirectsOf, () => createRedirectFinder(redirectsOf()));
  const hostPrefix = perVersion(pagesOf, () => createHostPrefix(Object.keys(pagesOf())));
  const locations = perVersion(sectionsOf, () => createPageLocator(sectionsOf()));
  return {
    findRedirect: (href) => redirects()(href),
    dropHostPrefix: (pathname) => hostPrefix()(pathname),
    locate: (page) => locations()(page),
  };
}
