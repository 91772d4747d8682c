import type { Config } from '../../config/config.ts';
import { isExternalUrl, isUnder, normalizePath } from '../../path.ts';

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

interface Claimant {
  index: number;
  version: string | undefined;
}

type Claimants = ReadonlyMap<string, Claimant[]>;

/** A tab or an anchor. */
type Divided = Pick<Config['tabs'][number], 'url' | 'isExternal' | 'version'>;

interface ClaimantScope {
  known: (version: string | undefined) => string | undefined;
  /** False for what leads elsewhere, or shows only in a version that is elsewhere. */
  isHere: (division: Divided) => boolean;
}

/** Makes the function that applies the prefix rule to a page's address. A version that the config does not list, or that leads elsewhere, binds no page; what shows only in one that leads elsewhere claims none. */
export function createClaims({ versions, tabs, anchors }: ClaimLists): FindClaims {
  const names = versions.flatMap((version) => (isElsewhere(version) ? [] : [version.name]));
  const elsewhere = new Set(versions.flatMap((version) => (isElsewhere(version) ? [version.name] : [])));
  const known = (version: string | undefined): string | undefined =>
    version !== undefined && names.includes(version) ? version : undefined;
  const isHere = ({ isExternal, version = '' }: Divided): boolean => !isExternal && !elsewhere.has(version);
  const tabClaimants = createClaimants(tabs, { known, isHere });
  const anchorClaimants = createClaimants(anchors, { known, isHere });
  const prefixed = versions.flatMap(({ name, url }) => (isPrefix(url) ? [{ name, prefix: normalizePath(url) }] : []));

  return (href, version) => {
    const own = known(version);
    const bound = own === undefined ? (byPrefix(prefixed, href) ?? bindClaims(tabClaimants, anchorClaimants, href)) : [own];
    const all = names.length === 0 ? [undefined] : names;
    const claims = (bound === undefined ? all : all.filter((name) => name !== undefined && bound.includes(name))).map((name) => ({
      version: name,
      tab: findDeepest(tabClaimants, href, name),
      anchor: findDeepest(anchorClaimants, href, name),
    }));
    return { claims, isBound: bound !== undefined };
  };
}

function isElsewhere({ url }: Config['versions'][number]): boolean {
  return url !== undefined && isExternalUrl(url);
}

function isPrefix(url: string | undefined): url is string {
  return url !== undefined && !isExternalUrl(url) && normalizePath(url) !== '/';
}

function createClaimants(divisions: readonly Divided[], { known, isHere }: ClaimantScope): Claimants {
  const claimants = new Map<string, Claimant[]>();
  for (const [index, division] of divisions.entries()) {
    if (!isHere(division)) continue;
    const prefix = normalizePath(division.url);
    claimants.set(prefix, [...(claimants.get(prefix) ?? []), { index, version: known(division.version) }]);
  }
  return claimants;
}

/** The prefixes that may claim an address, deepest first: `/a/b` -> `/a/b`, `/a`, `/`. */
function* prefixesOf(href: string): Generator<string> {
  for (let prefix = href; prefix !== '/'; prefix = prefix.slice(0, prefix.lastIndexOf('/')) || '/') yield prefix;
  yield '/';
}

/** The deepest claim that shows in a version; of two with one prefix the one bound to the version. */
function findDeepest(claimants: Claimants, href: string, version: string | undefined): number {
  if (claimants.size === 0) return UNCLAIMED;
  for (const prefix of prefixesOf(href)) {
    const found = claimants.get(prefix);
    const winner = found?.find((one) => one.version === version) ?? found?.find((one) => one.version === undefined);
    if (winner !== undefined) return winner.index;
  }
  return UNCLAIMED;
}

/** The versions to which a page's deepest claims bind it; undefined when one of them shows in every version. The tab's bind if both disagree. */
function bindClaims(tabs: Claimants, anchors: Claimants, href: string): string[] | undefined {
  const byTab = bindClaim(tabs, href);
  const byAnchor = bindClaim(anchors, href);
  const both = byTab?.filter((version) => byAnchor?.includes(version) ?? true);
  return both !== undefined && both.length > 0 ? both : (byTab ?? byAnchor);
}

function bindClaim(claimants: Claimants, href: string): string[] | undefined {
  if (claimants.size === 0) return undefined;
  for (const prefix of prefixesOf(href)) {
    const found = claimants.get(prefix);
    if (found === undefined) continue;
    const versions = found.flatMap(({ version }) => (version === undefined ? [] : [version]));
    return versions.length === found.length ? versions : undefined;
  }
  return undefined;
}

function byPrefix(prefixed: readonly { name: string; prefix: string }[], href: string): string[] | undefined {
  const deepest = prefixed.filter(({ prefix }) => isUnder(href, prefix)).toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
  return deepest && [deepest.name];
}
