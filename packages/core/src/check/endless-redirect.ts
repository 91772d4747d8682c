import { decodePath, isExternalUrl, normalizePath, splitUrl, toHref } from '../path.ts';
import { createRedirectFinder, createRedirectPattern, fillDestination } from '../site/redirects/find-redirect.ts';
import type { Site } from '../site/site.ts';
import type { AddressScope } from './address-scope.ts';

/** Browsers give up after so many redirects in a row. */
const LONGEST_CHAIN = 20;
/** What no page is called. */
const SAMPLE = '\u0000';

/** Returns a function that tells whether an address leads from redirect to redirect without end; its wildcards stand for no page. */
export function createEndlessTest(site: Site, { assetExists }: Pick<AddressScope, 'assetExists'>): (destination: string) => boolean {
  const findRedirect = createRedirectFinder(site.redirects);
  return (destination) => {
    const values = new Map(createRedirectPattern(destination).names.map((name) => [name, SAMPLE]));
    let at: string | undefined = fillDestination(destination, values);
    const seen = new Set<string>();
    while (at !== undefined && !isExternalUrl(at)) {
      const path = normalizePath(decodePath(splitUrl(at).path));
      if (site.pages[toHref(path)] !== undefined || assetExists(path)) return false;
      if (seen.has(path) || seen.size === LONGEST_CHAIN) return true;
      seen.add(path);
      at = findRedirect(path)?.destination;
    }
    return false;
  };
}
