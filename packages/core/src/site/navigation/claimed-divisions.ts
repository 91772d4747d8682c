import type { Config } from '../../config/config.ts';
import type { SaySiteName } from '../../language/site-names.ts';
import { normalizePath } from '../../path.ts';
import { groupBy } from '../../group-by.ts';
import { prefixesOf, UNCLAIMED } from './create-claims.ts';
import type { Claim } from './create-claims.ts';
import { createCandidates } from './division-candidates.ts';
import type { LeadsOn } from './division-candidates.ts';
import type { Division } from './division-tree.ts';

/** The divisions of a config whose versions, tabs and anchors claim pages, as a tree. */
export interface ClaimedDivisions {
  divisions: Division[];
  /** The innermost division that a claim leads to; undefined where no page has the claim. */
  divisionOf(claim: Claim): Division | undefined;
}

/** What each kind of division is told by in a claim. */
type Kind = keyof Claim;

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

  const listCandidates = createCandidates(config, { leadsOn, sayName });
  const divide = ([kind, ...inner]: readonly Kind[], claims: readonly Claim[], version?: string): Division[] => {
    if (kind === undefined) return [];
    const first = (claims.find(isVisible) ?? claims[0])?.[kind];
    const claimsByKey = groupBy(claims, (claim) => claim[kind]);
    return listCandidates(kind, [...claimsByKey.keys()], version).map(({ key, ...candidate }) => {
      const own = claimsByKey.get(key) ?? [];
      const [claim] = own;
      const divisions = claim === undefined ? [] : divide(inner, own, claim.version);
      const division: Division = { isDefault: key === first, ...candidate, pages: [], divisions };
      if (claim !== undefined && divisions.length === 0) leaves.set(toKey(claim), division);
      return division;
    });
  };

  const unique = new Map(claimed.map((claim) => [toKey(claim), claim]));
  return { divisions: divide(levels, [...unique.values()]), divisionOf: (claim) => leaves.get(toKey(claim)) };
}

/** Whether anchors are the outer level: one of them contains a tab. Of a tab and an anchor with one prefix, the tab is the outer one. */
export function isAnchorOutside({ tabs, anchors }: Pick<Config, 'tabs' | 'anchors'>): boolean {
  const [inner, outer] = [tabs, anchors].map((list) => list.flatMap(({ url, isExternal }) => (isExternal ? [] : [normalizePath(url)])));
  const containing = new Set(outer);
  return (inner ?? []).some((tab) => [...prefixesOf(tab)].some((prefix) => prefix !== tab && containing.has(prefix)));
}

/** The code of the language of a version; English where none is named. */
export function findLocale({ versions }: Pick<Config, 'versions'>, version: string | undefined): string {
  return versions.find(({ name }) => name === version)?.locale ?? 'en';
}

function toKey({ version, tab, anchor }: Claim): string {
  return `${tab} ${anchor} ${version ?? ''}`;
}
