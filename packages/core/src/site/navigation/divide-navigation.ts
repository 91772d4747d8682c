import type { Config, ConfigEntry } from '../../config/config.ts';
import type { SaySiteName } from '../../language/site-names.ts';
import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import { hidesItself } from '../../page/hides-itself.ts';
import type { Page } from '../../page/page.ts';
import { toHref } from '../../path.ts';
import { createClaimedDivisions } from './claimed-divisions.ts';
import type { LeadsOn } from './division-candidates.ts';
import { createClaims } from './create-claims.ts';
import type { Claim, FindClaims } from './create-claims.ts';
import { createDivisionTree } from './division-tree.ts';
import type { DivisionTree } from './division-tree.ts';
import type { FindPlaces, NavigationPart } from './resolve-navigation.ts';

/** What navigation is divided with. */
export interface DividingScope {
  pages: ReadonlyMap<string, Page>;
  leadsOn: LeadsOn;
  sayName: SaySiteName;
}

/** Navigation with the divisions of a site. Nothing after this knows whether these claim their pages or name them. */
export interface DividedNavigation {
  tree: DivisionTree;
  parts: NavigationPart[];
  /** Finds the place of a page that navigation does not name; undefined where its neighbours tell. */
  findPlaces?: FindPlaces;
  /** The claims of the pages that navigation shows. */
  claimed: Claim[];
}

/**
 * Makes the tree of divisions. The versions, tabs and anchors of a config are divisions that claim pages by address (or by what these say);
 * its `divisions` name their pages.
 */
export function divideNavigation(config: Config, { pages, leadsOn, sayName }: DividingScope): DividedNavigation {
  const { navigation, divisions, primaryTab } = config;
  const nameRest = (language: string): string => primaryTab.name ?? sayName('Documentation', language);
  if (config.versions.length + config.tabs.length + config.anchors.length === 0) {
    const tree = createDivisionTree({ pages: navigation, divisions }, nameRest);
    const parts = tree.parts.map(({ entries, place }): NavigationPart => ({
      entries,
      findPlaces: () => ({ places: [place], isBound: false }),
      isSearchable: place.findLast(({ searchable }) => searchable !== undefined)?.searchable,
      isPublic: place.findLast((division) => division.public !== undefined)?.public,
    }));
    return { tree, parts, claimed: [] };
  }
  const findClaims = createClaims(config);
  const claimed = [...walkClaims(navigation, { pages, findClaims })];
  const { divisions: claiming, divisionOf } = createClaimedDivisions(config, claimed, { leadsOn, sayName });
  const tree = createDivisionTree({ pages: [], divisions: claiming }, nameRest);
  const findPlaces: FindPlaces = (href, version) => {
    const { claims, isBound } = findClaims(href, version);
    const places = claims.map((claim) => divisionOf(claim)).map((division) => division && tree.placeOf(division));
    return { places: places.filter((place) => place !== undefined), isBound };
  };
  return { tree, parts: [{ entries: navigation, findPlaces }], findPlaces, claimed };
}

interface ClaimScope {
  pages: ReadonlyMap<string, Page>;
  findClaims: FindClaims;
}

/** The claims of the pages that are shown, in the order of navigation. */
function* walkClaims(entries: readonly ConfigEntry[], scope: ClaimScope, outer?: string): Generator<Claim> {
  for (const entry of entries) {
    if (typeof entry !== 'string') {
      const { root, pages, version = outer } = entry;
      if (entry.isHidden !== true) yield* walkClaims([...(root === undefined ? [] : [root]), ...pages], scope, version);
      continue;
    }
    const page = scope.pages.get(toHref(entry));
    if (page === undefined || hidesItself(page.frontmatter) || findFrontmatterText(page.frontmatter, 'url') !== undefined) continue;
    yield* scope.findClaims(page.href, outer ?? findFrontmatterText(page.frontmatter, 'version')).claims;
  }
}
