import type { Config } from '../../config/config.ts';
import { isExternalUrl, normalizePath } from '../../path.ts';

/** The index in the config of a tab or an anchor that no entry of its list claims: the primary tab, the top anchor. */
export const UNCLAIMED = -1;

/** What claims a page by its address: a version (undefined on a site without), and the indexes of a tab and an anchor in the config. */
export interface Claim {
  version: string | undefined;
  tab: number;
  anchor: number;
}

/** The claims of a page, one per version, and whether its versions are its own: given by its group, its frontmatter, or a division bound to a version. */
export interface PageClaims {
  claims: Claim[];
  isBound: boolean;
}

/** Tells what claims a page; `version` is what its group or its frontmatter says. */
export type FindClaims = (href: string, version?: string) => PageClaims;

/** The lists of the config whose entries claim pages by their addresses. */
export type ClaimLists = Pick<Config, 'versions' | 'tabs' | 'anchors'>;

/** The divisions that claim one prefix. */
interface Claimants {
  /** The index of the first that is bound to each version, under undefined of the first that shows in all. */
  byVersion: Map<string | undefined, number>;
  /** The versions that all of them are bound to; undefined where one shows in all. */
  bound: string[] | undefined;
}

/** A tab or an anchor. */
type Divided = Pick<Config['tabs'][number], 'url' | 'isExternal' | 'version'>;

interface ClaimantScope {
  known: (version: string | undefined) => string | undefined;
  /** False for what leads elsewhere, or shows only in a version that is elsewhere. */
  isHere: (division: Divided) => boolean;
}

/** How many places the tabs, the anchors and the versions in which each of them shows make at most: what has more is no site. */
const MOST_PLACES = 2000;

/** In how many versions a page stands that is not bound to one. */
export function countVersions({ versions, tabs, anchors }: ClaimLists): number {
  const prefixes = new Set([...tabs, ...anchors].flatMap(({ url, isExternal }) => (isExternal ? [] : [normalizePath(url)])));
  const most = Math.max(1, Math.floor(MOST_PLACES / (prefixes.size + 1)));
  return Math.min(most, versions.filter((version) => !isElsewhere(version)).length);
}

/** Makes the function that applies the prefix rule to a page's address. A version that the config does not list, or that leads elsewhere, binds no page; what shows only in one that leads elsewhere claims none. */
export function createClaims(lists: ClaimLists): FindClaims {
  const { versions, tabs, anchors } = lists;
  const names = [...new Set(versions.flatMap((version) => (isElsewhere(version) ? [] : [version.name])))];
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const elsewhere = new Set(versions.flatMap((version) => (isElsewhere(version) ? [version.name] : [])));
  const known = (version: string | undefined): string | undefined => (version !== undefined && ranks.has(version) ? version : undefined);
  const isHere = ({ isExternal, version = '' }: Divided): boolean => !isExternal && !elsewhere.has(version);
  const tabClaimants = createClaimants(tabs, { known, isHere });
  const anchorClaimants = createClaimants(anchors, { known, isHere });
  const prefixed = new Map(versions.flatMap(({ name, url }) => (isPrefix(url) ? [[normalizePath(url), name] as const] : [])).toReversed());
  const most = Math.max(1, countVersions(lists));
  const all = names.length === 0 ? [undefined] : names.slice(0, most);

  const claim = (prefixes: readonly string[], own: string | undefined): PageClaims => {
    const version = prefixes.map((prefix) => prefixed.get(prefix)).find((name) => name !== undefined);
    const named = own ?? version;
    const bound = named === undefined ? bindClaims(tabClaimants, anchorClaimants, prefixes) : [named].filter((name) => ranks.has(name));
    const shown = bound?.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)).slice(0, most) ?? all;
    const claims = shown.map((name) => ({
      version: name,
      tab: findDeepest(tabClaimants, prefixes, name),
      anchor: findDeepest(anchorClaimants, prefixes, name),
    }));
    return { claims, isBound: bound !== undefined };
  };

  // What lies under the same prefixes is claimed alike.
  const found = new Map<string, PageClaims>();
  const isKnown = (prefix: string): boolean => tabClaimants.has(prefix) || anchorClaimants.has(prefix) || prefixed.has(prefix);
  return (href, version) => {
    const own = known(version);
    const prefixes = [...prefixesOf(href)].filter(isKnown);
    const key = `${prefixes[0] ?? ''}\n${own ?? ''}`;
    const claims = found.get(key) ?? claim(prefixes, own);
    found.set(key, claims);
    return claims;
  };
}

function isElsewhere({ url }: Config['versions'][number]): boolean {
  return url !== undefined && isExternalUrl(url);
}

function isPrefix(url: string | undefined): url is string {
  return url !== undefined && !isExternalUrl(url) && normalizePath(url) !== '/';
}

function createClaimants(divisions: readonly Divided[], { known, isHere }: ClaimantScope): ReadonlyMap<string, Claimants> {
  const found = new Map<string, Map<string | undefined, number>>();
  for (const [index, division] of divisions.entries()) {
    if (!isHere(division)) continue;
    const prefix = normalizePath(division.url);
    const byVersion = found.get(prefix) ?? new Map<string | undefined, number>();
    const version = known(division.version);
    if (!byVersion.has(version)) byVersion.set(version, index);
    found.set(prefix, byVersion);
  }
  return new Map(
    [...found].map(([prefix, byVersion]) => {
      const versions = [...byVersion.keys()].filter((version) => version !== undefined);
      return [prefix, { byVersion, bound: byVersion.has(undefined) ? undefined : versions }];
    }),
  );
}

/** The prefixes that may claim an address, deepest first: `/a/b` -> `/a/b`, `/a`, `/`. */
export function* prefixesOf(href: string): Generator<string> {
  for (let prefix = href; prefix !== '/'; prefix = prefix.slice(0, prefix.lastIndexOf('/')) || '/') yield prefix;
  yield '/';
}

/** The deepest claim that shows in a version; of two with one prefix the one bound to the version. */
function findDeepest(claimants: ReadonlyMap<string, Claimants>, prefixes: readonly string[], version: string | undefined): number {
  for (const prefix of prefixes) {
    const byVersion = claimants.get(prefix)?.byVersion;
    const index = byVersion?.get(version) ?? byVersion?.get(undefined);
    if (index !== undefined) return index;
  }
  return UNCLAIMED;
}

/** The versions to which a page's deepest claims bind it; undefined when one of them shows in every version. The tab's bind if both disagree. */
function bindClaims(
  tabs: ReadonlyMap<string, Claimants>,
  anchors: ReadonlyMap<string, Claimants>,
  prefixes: readonly string[],
): string[] | undefined {
  const [byTab, byAnchor] = [tabs, anchors].map((claimants) => {
    const deepest = prefixes.find((prefix) => claimants.has(prefix));
    return deepest === undefined ? undefined : claimants.get(deepest)?.bound;
  });
  const others = new Set(byAnchor);
  const both = byTab?.filter((version) => byAnchor === undefined || others.has(version));
  return both !== undefined && both.length > 0 ? both : (byTab ?? byAnchor);
}
