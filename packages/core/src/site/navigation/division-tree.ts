import type { ConfigDivision, ConfigEntry, DivisionKind } from '../../config/config.ts';

/** A part of navigation that readers choose, whether it names its pages or claims them by their addresses. */
export interface Division extends ConfigDivision {
  /** True for what stands beside the other divisions of its level: it has a link among them, and no name in the ids of sections. */
  isRest?: true;
  divisions: Division[];
}

/** Where pages stand: the divisions around them, outermost first. One list per place, so that places can be compared and be keys. */
export type DivisionPath = readonly Division[];

/** A division in its place, with what it holds. */
export interface DivisionNode {
  division: Division;
  /** The divisions around it and itself. */
  path: DivisionPath;
  nodes: DivisionNode[];
}

/** The divisions of a site. */
export interface DivisionTree {
  roots: DivisionNode[];
  /** All places, what readers see first before the others: defaults before their siblings, hidden divisions last. The first is the root. */
  places: DivisionPath[];
  /** The entries of navigation that places name themselves, in the order of the places. */
  parts: { entries: readonly ConfigEntry[]; place: DivisionPath }[];
  placeOf(division: Division): DivisionPath | undefined;
}

/** What a tree is made of: pages, and divisions beside them. */
export type DivisionRoot = Pick<Division, 'pages' | 'divisions'>;

/** Beside these, pages that are in no division have a link of their own: no other leads back to them. */
const BARS: ReadonlySet<DivisionKind> = new Set(['tab', 'anchor', 'dropdown']);

/** What holds a whole site of its own: another language, product or version. */
export const SWITCHES: ReadonlySet<DivisionKind> = new Set(['language', 'product', 'version']);

/** Makes the tree of divisions; `nameRest` says what pages beside tabs, anchors or dropdowns are called in a language. */
export function createDivisionTree(root: DivisionRoot, nameRest: (language: string) => string): DivisionTree {
  const top: DivisionPath = [];
  const places: DivisionPath[] = [];
  const parts: DivisionTree['parts'] = [];
  const placeByDivision = new Map<Division, DivisionPath>();

  const createNodes = ({ pages, divisions }: DivisionRoot, path: DivisionPath): DivisionNode[] => {
    const last = path.at(-1);
    const kind = divisions.map((division) => division.kind).find((one) => BARS.has(one));
    const hasRest = pages.length > 0 && kind !== undefined && (last === undefined || SWITCHES.has(last.kind));
    places.push(path);
    if (pages.length > 0 && !hasRest) parts.push({ entries: pages, place: path });
    const rest = hasRest
      ? [
          {
            kind,
            name: nameRest(findLanguage(path)),
            isRest: true,
            isDefault: true,
            isHidden: false,
            pages,
            divisions: [],
          } satisfies Division,
        ]
      : [];
    const children: Division[] = [...rest, ...divisions];
    const nodes = new Map<Division, DivisionNode>();
    for (const division of children.toSorted((a, b) => rank(a) - rank(b))) {
      const inner = [...path, division];
      placeByDivision.set(division, inner);
      nodes.set(division, { division, path: inner, nodes: createNodes(division, inner) });
    }
    return children.flatMap((division) => nodes.get(division) ?? []);
  };

  return { roots: createNodes(root, top), places, parts, placeOf: (division) => placeByDivision.get(division) };
}

/** The nodes beside and above which the divisions of a path stand: of each level all, then those inside the last. */
export function listLevels({ roots }: DivisionTree, path: DivisionPath): DivisionNode[][] {
  const levels = [roots];
  for (const division of path) levels.push(levels.at(-1)?.find((node) => node.division === division)?.nodes ?? []);
  return levels;
}

/** The name of the innermost division of a kind; what stands beside such divisions has none. */
export function findDivisionName(place: DivisionPath, kind: DivisionKind): string | undefined {
  return place.findLast((division) => division.kind === kind && division.isRest !== true)?.name;
}

/** The code of the language of a place: its own, else that of its version. */
export function findLanguage(place: DivisionPath): string {
  const language = place.findLast(({ kind }) => kind === 'language')?.name;
  return language ?? place.findLast(({ locale }) => locale !== undefined)?.locale ?? 'en';
}

function rank({ isDefault, isHidden }: Division): number {
  return isDefault ? 0 : isHidden ? 2 : 1;
}
