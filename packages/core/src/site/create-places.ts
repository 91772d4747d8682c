import type { Config, ConfigDivision } from '../config/config.ts';
import { isExternalUrl, isUnder, normalizePath } from '../path.ts';

/** The index in the config of a division that no entry claims: the primary tab, the top anchor. */
export const UNCLAIMED = -1;

/**
 * Where a page stands: a version (undefined on a site without), and the indexes of its tab and its anchor in the config; or the divisions
 * that name it, outermost first. One object per place.
 */
export interface Place {
  path?: readonly ConfigDivision[];
  version: string | undefined;
  tab: number;
  anchor: number;
}

/** The places of a page, and whether its versions are its own: given by its group, its frontmatter, or a division bound to a version. */
export interface PagePlaces {
  places: Place[];
  isBound: boolean;
}

/** Tells where a page stands; `version` is what its group or its frontmatter says. */
export type FindPlaces = (href: string, version?: string) => PagePlaces;

interface Claimant {
  index: number;
  version: string | undefined;
}

type Claims = ReadonlyMap<string, Claimant[]>;

/** Makes the function that applies the prefix rule to a page's address. A version that the config does not list, or that leads elsewhere, binds nothing. */
export function createPlaces({ versions, tabs, anchors }: Pick<Config, 'versions' | 'tabs' | 'anchors'>): FindPlaces {
  const names = versions.flatMap(({ name, url }) => (url !== undefined && isExternalUrl(url) ? [] : [name]));
  const known = (version: string | undefined): string | undefined =>
    version !== undefined && names.includes(version) ? version : undefined;
  const tabClaims = createClaims(tabs, known);
  const anchorClaims = createClaims(anchors, known);
  const prefixed = versions.flatMap(({ name, url }) => (isPrefix(url) ? [{ name, prefix: normalizePath(url) }] : []));
  const interned = new Map<string, Place>();

  const intern = (place: Place): Place => {
    const key = `${place.tab} ${place.anchor} ${place.version ?? ''}`;
    const existing = interned.get(key);
    if (existing === undefined) interned.set(key, place);
    return existing ?? place;
  };

  return (href, version) => {
    const own = known(version);
    const bound = own === undefined ? (byPrefix(prefixed, href) ?? bindClaims(tabClaims, anchorClaims, href)) : [own];
    const all = names.length === 0 ? [undefined] : names;
    const places = (bound === undefined ? all : all.filter((name) => name !== undefined && bound.includes(name))).map((name) =>
      intern({ version: name, tab: claim(tabClaims, href, name), anchor: claim(anchorClaims, href, name) }),
    );
    return { places, isBound: bound !== undefined };
  };
}

function isPrefix(url: string | undefined): url is string {
  return url !== undefined && !isExternalUrl(url) && normalizePath(url) !== '/';
}

function createClaims(
  divisions: readonly { url: string; isExternal: boolean; version?: string }[],
  known: (version: string | undefined) => string | undefined,
): Claims {
  const claims = new Map<string, Claimant[]>();
  divisions.forEach(({ url, isExternal, version }, index) => {
    if (isExternal) return;
    const prefix = normalizePath(url);
    claims.set(prefix, [...(claims.get(prefix) ?? []), { index, version: known(version) }]);
  });
  return claims;
}

/** The prefixes that may claim an address, deepest first: `/a/b` -> `/a/b`, `/a`, `/`. */
function* prefixesOf(href: string): Generator<string> {
  for (let prefix = href; prefix !== '/'; prefix = prefix.slice(0, prefix.lastIndexOf('/')) || '/') yield prefix;
  yield '/';
}

/** The deepest claim that shows in a version; of two with one prefix the one bound to the version. */
function claim(claims: Claims, href: string, version: string | undefined): number {
  if (claims.size === 0) return UNCLAIMED;
  for (const prefix of prefixesOf(href)) {
    const claimants = claims.get(prefix);
    const winner = claimants?.find((one) => one.version === version) ?? claimants?.find((one) => one.version === undefined);
    if (winner !== undefined) return winner.index;
  }
  return UNCLAIMED;
}

/** The versions to which a page's deepest claims bind it; undefined when one of them shows in every version. The tab's bind if both disagree. */
function bindClaims(tabs: Claims, anchors: Claims, href: string): string[] | undefined {
  const byTab = bindClaim(tabs, href);
  const byAnchor = bindClaim(anchors, href);
  const both = byTab?.filter((version) => byAnchor?.includes(version) ?? true);
  return both !== undefined && both.length > 0 ? both : (byTab ?? byAnchor);
}

function bindClaim(claims: Claims, href: string): string[] | undefined {
  if (claims.size === 0) return undefined;
  for (const prefix of prefixesOf(href)) {
    const claimants = claims.get(prefix);
    if (claimants === undefined) continue;
    const versions = claimants.flatMap(({ version }) => (version === undefined ? [] : [version]));
    return versions.length === claimants.length ? versions : undefined;
  }
  return undefined;
}

function byPrefix(prefixed: readonly { name: string; prefix: string }[], href: string): string[] | undefined {
  const deepest = prefixed.filter(({ prefix }) => isUnder(href, prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
  return deepest && [deepest.name];
}
