import type { Config } from '../../config/config.ts';
import type { SaySiteName } from '../../language/site-names.ts';
import { isExternalUrl, isUnder, normalizePath } from '../../path.ts';
import { UNCLAIMED } from './create-claims.ts';
import type { Claim } from './create-claims.ts';
import type { Division } from './division-tree.ts';

/** The divisions of a config whose versions, tabs and anchors claim pages, as a tree. */
export interface ClaimedDivisions {
  divisions: Division[];
  /** The innermost division that a claim leads to; undefined where no page has the claim. */
  divisionOf(claim: Claim): Division | undefined;
}

/** Whether an address of ours leads somewhere though no page is below it: to a page, or on. */
export type LeadsOn = (url: string) => boolean;

/** What each kind of division is told by in a claim. */
type Kind = keyof Claim;

interface Candidate extends Omit<Division, 'isDefault' | 'pages' | 'divisions'> {
  /** What a claim holds that is for it. */
  key: string | number;
  isDefault?: boolean;
}

/**
 * Makes the tree: versions hold tabs, tabs hold anchors, or the other way round where an anchor contains a tab. What claims no page is left
 * out, unless it leads elsewhere or on. `claimed` are the claims of the pages that navigation shows, in its order: the first page of a level is
 * what leads to it.
 */
export function createClaimedDivisions(
  config: Config,
  claimed: readonly Claim[],
  { leadsOn, sayName }: { leadsOn: LeadsOn; sayName: SaySiteName },
): ClaimedDivisions {
  const { tabs, anchors } = config;
  const outside: Kind[] = isAnchorOutside(config) ? ['anchor', 'tab'] : ['tab', 'anchor'];
  const levels = (['version', ...outside] as const).filter((kind) => config[`${kind}s`].length > 0);
  const leaves = new Map<string, Division>();
  const isVisible = ({ tab, anchor }: Claim): boolean =>
    !(tab === UNCLAIMED ? tabs.length > 0 && config.primaryTab.isDefaultHidden : tabs[tab]?.isDefaultHidden) &&
    !anchors[anchor]?.isDefaultHidden;

  const listCandidates = (kind: Kind, version: string | undefined): Candidate[] =>
    kind === 'version'
      ? listVersions(config)
      : (kind === 'tab' ? listTabs : listAnchors)(config, version, sayName('Documentation', findLocale(config, version)));

  const divide = ([kind, ...inner]: readonly Kind[], claims: readonly Claim[], version?: string): Division[] => {
    if (kind === undefined) return [];
    const first = (claims.find(isVisible) ?? claims[0])?.[kind];
    return listCandidates(kind, version).flatMap(({ key, ...candidate }): Division[] => {
      const own = claims.filter((claim) => claim[kind] === key);
      const [claim] = own;
      const { url } = candidate;
      const onward = claim === undefined && url !== undefined && leadsOn(url) ? { href: normalizePath(url) } : {};
      const place = { ...candidate, ...onward };
      if (claim === undefined && place.href === undefined) return [];
      const divisions = claim === undefined ? [] : divide(inner, own, claim.version);
      const division: Division = { isDefault: key === first, ...place, pages: [], divisions };
      if (claim !== undefined && divisions.length === 0) leaves.set(toKey(claim), division);
      return [division];
    });
  };

  const unique = new Map(claimed.map((claim) => [toKey(claim), claim]));
  return { divisions: divide(levels, [...unique.values()]), divisionOf: (claim) => leaves.get(toKey(claim)) };
}

/** Whether anchors are the outer level: one of them contains a tab. Of a tab and an anchor with one prefix, the tab is the outer one. */
export function isAnchorOutside({ tabs, anchors }: Pick<Config, 'tabs' | 'anchors'>): boolean {
  const [inner, outer] = [tabs, anchors].map((list) => list.flatMap(({ url, isExternal }) => (isExternal ? [] : [normalizePath(url)])));
  return (outer ?? []).some((anchor) => (inner ?? []).some((tab) => tab !== anchor && isUnder(tab, anchor)));
}

/** The code of the language of a version; English where none is named. */
export function findLocale({ versions }: Pick<Config, 'versions'>, version: string | undefined): string {
  return versions.find(({ name }) => name === version)?.locale ?? 'en';
}

function listVersions({ versions }: Config): Candidate[] {
  return versions.map(({ name, url, isDefault, locale }) => ({
    key: name,
    kind: 'version',
    name,
    isDefault,
    isHidden: false,
    ...(url !== undefined && (isExternalUrl(url) ? { href: url } : { url })),
    ...(locale !== undefined && { locale }),
  }));
}

function listTabs({ tabs, primaryTab, versions }: Config, version: string | undefined, restName: string): Candidate[] {
  const rest = {
    key: UNCLAIMED,
    kind: 'tab',
    name: primaryTab.name ?? restName,
    isHidden: primaryTab.isDefaultHidden,
    isRest: true,
  } satisfies Candidate;
  const own = tabs.map(({ name, isDefaultHidden, ...tab }, key): Candidate => ({
    key,
    kind: 'tab',
    name,
    isHidden: isDefaultHidden,
    ...toAddress(tab),
  }));
  return [rest, ...own.filter((_, index) => isShown(tabs[index], version, versions))];
}

function listAnchors({ anchors, topAnchor, versions, colors }: Config, version: string | undefined, restName: string): Candidate[] {
  const color = colors.anchors !== undefined && { color: colors.anchors };
  const rest = {
    key: UNCLAIMED,
    kind: 'anchor',
    name: restName,
    ...topAnchor,
    ...color,
    isHidden: false,
    isRest: true,
  } satisfies Candidate;
  const own = anchors.map(({ name, icon, iconType, color: ownColor, isDefaultHidden, ...anchor }, key): Candidate => ({
    key,
    kind: 'anchor',
    name,
    ...(icon !== undefined && { icon, iconType }),
    ...color,
    ...(ownColor !== undefined && { color: ownColor }),
    isHidden: isDefaultHidden,
    ...toAddress(anchor),
  }));
  return [rest, ...own.filter((_, index) => isShown(anchors[index], version, versions))];
}

function toAddress({ url, isExternal }: { url: string; isExternal: boolean }): Pick<Division, 'href' | 'url'> {
  return isExternal ? { href: url } : { url };
}

/** A version that the config does not list binds nothing. */
function isShown(division: { version?: string } | undefined, version: string | undefined, versions: Config['versions']): boolean {
  const own = division?.version;
  return own === undefined || own === version || !versions.some(({ name }) => name === own);
}

function toKey({ version, tab, anchor }: Claim): string {
  return `${tab} ${anchor} ${version ?? ''}`;
}
