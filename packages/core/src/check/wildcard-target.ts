import { decodePath, splitUrl } from '../path.ts';
import { createRedirectPattern } from '../site/redirects/find-redirect.ts';
import type { Site } from '../site/site.ts';
import type { AddressScope } from './address-scope.ts';

/** What a destination with wildcards may lead to. */
export type WildcardTarget = 'page' | 'redirect' | undefined;

/** Returns a function that tells what a destination with wildcards leads to; undefined only where it is certainly nothing. */
export function createTargetFinder(
  { pages, redirects }: Site,
  { isAlone, mayHavePage }: Pick<AddressScope, 'isAlone' | 'mayHavePage'>,
): (destination: string) => WildcardTarget {
  const hrefs = Object.keys(pages);
  return (destination) => {
    const path = decodePath(splitUrl(destination).path);
    const head = headOf(path);
    const { pattern } = createRedirectPattern(path);
    const hasPage = hrefs.some((href) => pattern.test(href)) || mayHavePage?.(head.replace(/\/$/, '')) === true;
    if (hasPage || !isAlone) return 'page';
    const others = redirects.filter((redirect) => redirect.destination !== destination);
    return others.some(({ source }) => source.startsWith(head) || head.startsWith(headOf(source))) ? 'redirect' : undefined;
  };
}

/** Up to the first wildcard: `/a/:slug*` -> `/a/` */
function headOf(path: string): string {
  return path.slice(0, path.search(/:[a-z_]|\*|$/i));
}
