import path from 'node:path';
import { encodeHref, findFrontmatterText, isExternalUrl, leadsAbove, splitUrl, toFolder, toHref, withBase } from '@octavo/core/internal';
import type { DropHostPrefix, Site } from '@octavo/core/internal';
import type { FindSource } from '../../repository/create-source-finder.ts';
import type { Placement } from '../../site/placement.ts';

/** What an address of a page's text is resolved against. */
export interface ReferenceScope {
  placement: Placement;
  site: Site;
  /** The public address of a served file, with its content's hash; undefined when there is no such file. */
  assetUrl(pathname: string): string | undefined;
  /** Where a redirect of the site leads from an address. */
  findRedirect(href: string): { destination: string } | undefined;
  /** What is left of an address without the path that the docs stand below. */
  dropHostPrefix: DropHostPrefix;
  findSource: FindSource;
}

/**
 * Gives the address that the page ships for one that the author wrote.
 *
 * A served file gets the base and a hash of its content, a page of ours its canonical address with the base, a redirected address the one
 * that it leads to, and a file of the repository that is not published its address at the repository's host. Any other root-relative address is ours when Octavo is alone (and broken: the link checker says so), else the host's,
 * and left as it is.
 */
export function resolveReference(value: string, file: string, scope: ReferenceScope): string {
  const { placement, site, assetUrl, findRedirect, dropHostPrefix, findSource } = scope;
  if (isExternalUrl(value) || value.startsWith('#') || value === '') return value;
  const { target, suffix } = split(value);
  const above = leadsAbove(toFolder(file), target) ? findSource(value, file) : undefined;
  if (above !== undefined) return above;
  const whole = suffix === '' ? undefined : findNamed(listPathnames(value, file), scope);
  if (whole !== undefined) return whole;
  const asset = findAsset(value, file, assetUrl);
  if (asset !== undefined) return addSuffix(asset, suffix);
  const candidates = listPathnames(target, file).map((pathname) => toHref(pathname.slice(1)));
  const [href = '/'] = candidates;
  const page = candidates.find((candidate) => site.pages[candidate] !== undefined);
  // A page that only leads elsewhere is left out, and a link needs no detour.
  if (page === undefined || findFrontmatterText(site.pages[page]?.frontmatter ?? {}, 'url') !== undefined) {
    const redirect = candidates.map((candidate) => findRedirect(candidate)).find((one) => one !== undefined);
    if (redirect !== undefined) return follow(redirect.destination, { suffix, placement, assetUrl });
  }
  if (page !== undefined || href === '/') return encodeHref(withBase(placement.base, page ?? href)) + suffix;
  if (placement.mode !== 'alone' && target.startsWith('/')) return value;
  const unprefixed = target.startsWith('/') ? dropHostPrefix(decode(target)) : undefined;
  const meant = unprefixed === undefined ? undefined : findNamed([unprefixed], scope);
  const source = meant === undefined ? findSource(value, file) : undefined;
  if (source !== undefined) return source;
  return addSuffix(meant ?? encodeHref(withBase(placement.base, href)), suffix);
}

/** The address of a file has a query of its own. */
function addSuffix(address: string, suffix: string): string {
  return address.includes('?') && suffix.startsWith('?') ? address : address + suffix;
}

/** The address of the file or the page that one of the paths names, as it is written: the name of a file may hold `#` and `?`. */
function findNamed(pathnames: readonly string[], { placement, site, assetUrl }: ReferenceScope): string | undefined {
  for (const pathname of pathnames) {
    const asset = assetUrl(pathname);
    if (asset !== undefined) return asset;
    const href = toHref(pathname);
    if (site.pages[href] !== undefined) return encodeHref(withBase(placement.base, href));
  }
  return undefined;
}

/** An address of a `srcset`, before its width or density. */
const SOURCE = /(?<=^\s*|,\s+|,(?=[./]))[^\s,]+/g;

/** The same for every address of a `srcset`: `/a.png 1x, /b.png 2x` -> `/docs/a.png 1x, /docs/b.png 2x`. */
export function resolveSourceSet(value: string, file: string, scope: ReferenceScope): string {
  return value.replaceAll(SOURCE, (address) => resolveReference(address, file, scope));
}

/** `/a.png 1x, /b.png 2x` -> `/a.png`, `/b.png` */
export function splitSourceSet(value: string): string[] {
  return value.match(SOURCE) ?? [];
}

/** What `find` knows of the file that an address of a page's text names. */
export function findAsset<Found>(value: string, file: string, find: (pathname: string) => Found | undefined): Found | undefined {
  if (isExternalUrl(value)) return undefined;
  for (const pathname of listPathnames(split(value).target, file)) {
    const found = find(pathname);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A relative address is meant from the file's folder; authors also write addresses from the root without their slash. */
function listPathnames(target: string, file: string): string[] {
  const pathname = path.posix.resolve('/', path.posix.dirname(file), decode(target));
  return /^(?:\/|\.\.)/.test(target) ? [pathname] : [pathname, path.posix.resolve('/', decode(target))];
}

function split(value: string): { target: string; suffix: string } {
  const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(value) ?? [];
  return { target, suffix };
}

/** A destination with its own query or hash keeps that; else it takes the link's. */
function follow(
  destination: string,
  { suffix, placement, assetUrl }: Pick<ReferenceScope, 'placement' | 'assetUrl'> & { suffix: string },
): string {
  const whole = /[?#]/.test(destination) ? destination : destination + suffix;
  if (isExternalUrl(destination)) return whole;
  const { path: target, query, hash } = splitUrl(whole);
  return assetUrl(target) ?? encodeHref(withBase(placement.base, target)) + query + hash;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
