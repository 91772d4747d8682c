import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { decodePath, isExternalUrl, normalizePath, splitUrl, toHref } from '../path.ts';
import { checkHash } from '../site/links/check-hash.ts';
import { createNearestPage } from '../site/navigation/find-nearest-page.ts';
import { createRedirectMatcher } from '../site/redirects/match-redirect.ts';
import type { Site } from '../site/site.ts';
import type { AddressScope } from './address-scope.ts';

/** What is wrong with an address that does not stand in a page's text. */
export type AddressFinding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'target'>;

/** Words of the finding about an address of no page; `nearest` is the page that may be meant. */
export type DescribeBroken = (url: string, nearest: string | undefined) => AddressFinding;

/** Returns a function that says what is wrong with an address from the root of the site: no page is there, or no such heading in it. */
export function createAddressCheck(
  site: Site,
  { assetExists, isAlone, mayHavePage, findAnchors = (): undefined => undefined }: AddressScope,
): (url: string, describe: DescribeBroken) => AddressFinding | undefined {
  const findNearestPage = createNearestPage(Object.keys(site.pages));
  const isRedirected = createRedirectMatcher(site.redirects);
  return (url, describe) => {
    if (isExternalUrl(url)) return undefined;
    const { path: written, hash } = splitUrl(url);
    const path = normalizePath(decodePath(written));
    const href = toHref(path);
    const page = site.pages[href];
    if (page !== undefined) return withoutEdit(checkHash(page, { url, hash }, findAnchors));
    if (href === '/' || !isAlone || isRedirected(path) || isRedirected(href) || assetExists(path) || mayHavePage?.(href) === true)
      return undefined;
    return { ...describe(url, findNearestPage(href)), target: href };
  };
}

/** An edit in a page is made at the address itself; elsewhere it may be escaped, or put together. */
function withoutEdit(finding: ReturnType<typeof checkHash>): AddressFinding | undefined {
  if (finding === undefined) return undefined;
  const { code, severity, message, hint } = finding;
  return { code, severity, message, ...(hint !== undefined && { hint }) };
}
