import type { Config, ConfigDivision, ConfigEntry } from '../config/config.ts';
import { UNCLAIMED } from './create-places.ts';
import type { Place } from './create-places.ts';

/** A division in its place, with what it holds. */
export interface DivisionNode {
  division: ConfigDivision;
  /** The divisions around it and itself, outermost first. */
  path: readonly ConfigDivision[];
  nodes: DivisionNode[];
}

/** Pages that stand in one nesting of divisions. */
export interface DivisionLeaf {
  entries: readonly ConfigEntry[];
  place: Place;
}

/** The divisions of a config that name their pages themselves. */
export interface DivisionTree {
  roots: DivisionNode[];
  /** What readers see first comes first: defaults before their siblings, hidden divisions last. */
  leaves: DivisionLeaf[];
}

/** Makes the tree of a config's divisions. */
export function createDivisionTree({ navigation, divisions }: Pick<Config, 'navigation' | 'divisions'>): DivisionTree {
  const leaves: DivisionLeaf[] = navigation.length > 0 ? [{ entries: navigation, place: toPlace([]) }] : [];

  const createNodes = (children: readonly ConfigDivision[], outer: readonly ConfigDivision[]): DivisionNode[] => {
    const nodes = new Map<ConfigDivision, DivisionNode>();
    for (const division of children.toSorted((a, b) => rank(a) - rank(b))) {
      const path = [...outer, division];
      if (division.pages.length > 0) leaves.push({ entries: division.pages, place: toPlace(path) });
      nodes.set(division, { division, path, nodes: createNodes(division.divisions, path) });
    }
    return children.flatMap((division) => nodes.get(division) ?? []);
  };

  return { roots: createNodes(divisions, []), leaves };
}

/** The nodes beside and above which the divisions of a path stand: of each level all, then those inside the last. */
export function listLevels({ roots }: DivisionTree, path: readonly ConfigDivision[]): DivisionNode[][] {
  const levels = [roots];
  for (const division of path) levels.push(levels.at(-1)?.find((node) => node.division === division)?.nodes ?? []);
  return levels;
}

function toPlace(path: readonly ConfigDivision[]): Place {
  return { path, version: path.findLast(({ kind }) => kind === 'version')?.name, tab: UNCLAIMED, anchor: UNCLAIMED };
}

function rank({ isDefault, isHidden }: ConfigDivision): number {
  return isDefault ? 0 : isHidden ? 2 : 1;
}
