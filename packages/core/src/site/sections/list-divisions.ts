import type { ConfigDivision, DivisionKind } from '../../config/config.ts';
import { findLanguageInfo } from '../../language/languages.ts';
import { isExternalUrl } from '../../path.ts';
import { listLevels, SWITCHES } from '../navigation/division-tree.ts';
import type { Division, DivisionNode, DivisionTree, DivisionPath } from '../navigation/division-tree.ts';
import { createNavIcon } from '../navigation/nav-item.ts';
import type { SectionDraft } from './section-draft.ts';
import type { DivisionLink, Section } from '../site.ts';

/** The lists of a section's choices. */
export type DivisionLists = Pick<Section, 'languages' | 'products' | 'versions' | 'tabs' | 'dropdowns' | 'anchors'>;

/** What the lists are made from. */
export interface DivisionListing {
  tree: DivisionTree;
  /** What readers see first comes first. */
  drafts: readonly SectionDraft[];
  /** Links beside the divisions of every section. */
  globals: readonly ConfigDivision[];
}

interface NodeLink {
  division: ConfigDivision;
  entry: DivisionLink;
}

/** Makes the function that lists the choices of a section: of each level of its divisions all siblings, then the links that these have for all below, and the site's. */
export function createDivisionLists({ tree, drafts, globals }: DivisionListing): (place: DivisionPath) => DivisionLists {
  const draftsUnder = groupDrafts(drafts);
  const numbers = numberDivisions(tree.roots);

  const findHome = ({ division, path }: DivisionNode, current: DivisionPath): string | undefined => {
    const within = draftsUnder.get(division) ?? [];
    const tail = SWITCHES.has(division.kind) ? keptPath(current.slice(path.length), division.kind) : [];
    if (tail.length === 0) return within[0]?.home;
    const score = ({ place }: SectionDraft): number => scoreMatch(place.slice(path.length), tail, numbers);
    return within.reduce<SectionDraft | undefined>((best, one) => (best && score(best) >= score(one) ? best : one), undefined)?.home;
  };

  const link = (node: DivisionNode, current: DivisionPath): DivisionLink[] => {
    const { division, nodes } = node;
    const isActive = current.includes(division);
    const href = findHome(node, current) ?? division.href;
    if (href === undefined || (division.isHidden && !isActive)) return [];
    const items = nodes.filter((inner) => inner.division.kind === 'item').flatMap((inner) => link(inner, current));
    return [{ ...toLink(division, href, isActive), ...(items.length > 0 && { items }) }];
  };

  return (current) => {
    const lists: { [kind in DivisionKind]: NodeLink[] } = {
      language: [],
      product: [],
      version: [],
      tab: [],
      dropdown: [],
      anchor: [],
      item: [],
    };
    for (const level of listLevels(tree, current)) {
      const links = level.flatMap((node) => link(node, current).map((entry) => ({ division: node.division, entry })));
      // The only one beside hidden ones, and what stands beside nothing, offer no choice.
      const [first] = links;
      const isLone = links.length === 1 && first?.entry.isActive === true && first.entry.items === undefined;
      if (isLone && (first.division.isRest === true || level.some(({ division }) => division.isHidden))) continue;
      for (const one of links) lists[one.division.kind].push(one);
    }
    for (const global of [...current.flatMap((one) => one.globals ?? []), ...globals])
      if (global.href !== undefined && global.href !== '' && !global.isHidden)
        lists[global.kind].push({ division: global, entry: toLink(global, global.href, false) });
    const { language, product, version, tab, dropdown, anchor } = lists;
    return {
      languages: withChosen(language),
      products: withChosen(product),
      versions: withChosen(version),
      tabs: listEntries(tab),
      dropdowns: listEntries(dropdown),
      anchors: listEntries(anchor),
    };
  };
}

function listEntries(links: readonly NodeLink[]): DivisionLink[] {
  return links.map(({ entry }) => entry);
}

/** A switch always shows what is chosen: beside its choices, as in a tab that no version holds, the default, or else the first that is of this site. */
function withChosen(links: readonly NodeLink[]): DivisionLink[] {
  const chosen = links.some(({ entry }) => entry.isActive)
    ? undefined
    : (links.find(({ division }) => division.isDefault) ?? links.find(({ entry }) => !entry.isExternal));
  return links.map((one) => (one === chosen ? { ...one.entry, isActive: true } : one.entry));
}

/** A version leads to its own first page (the same one, where it has it, is found by page): it keeps other switches, and no tab. */
function keptPath(inside: DivisionPath, kind: DivisionKind): DivisionPath {
  const end = kind === 'version' ? inside.findIndex((one) => !SWITCHES.has(one.kind)) : -1;
  return end === -1 ? inside : inside.slice(0, end);
}

function groupDrafts(drafts: readonly SectionDraft[]): Map<Division, SectionDraft[]> {
  const found = new Map<Division, SectionDraft[]>();
  for (const draft of drafts) {
    for (const division of draft.place) {
      const list = found.get(division);
      if (list === undefined) found.set(division, [draft]);
      else list.push(draft);
    }
  }
  return found;
}

/** How far a path goes along with the current one: by name, or by number where names are translated. What stands beside others has no number. */
function scoreMatch(path: DivisionPath, current: DivisionPath, numbers: ReadonlyMap<Division, number>): number {
  let score = 0;
  for (const [depth, one] of path.entries()) {
    const other = current[depth];
    if (other === undefined || one.kind !== other.kind) break;
    if (one.name === other.name) score += 2;
    else if (numbers.get(one) === numbers.get(other)) score += 1;
    else break;
  }
  return score;
}

function numberDivisions(nodes: readonly DivisionNode[]): Map<Division, number> {
  const numbered = nodes.filter(({ division }) => division.isRest !== true);
  const numbers = numbered.map(({ division }, index): [Division, number] => [division, index]);
  return new Map([...numbers, ...nodes.flatMap((node) => [...numberDivisions(node.nodes)])]);
}

function toLink(division: ConfigDivision, href: string, isActive: boolean): DivisionLink {
  const { kind, name, icon, iconType, color, description, tag, align, locale = kind === 'language' ? name : undefined } = division;
  return {
    name: kind === 'language' ? (findLanguageInfo(name)?.name ?? name) : name,
    href,
    isActive,
    isExternal: isExternalUrl(href),
    ...(locale !== undefined && { locale }),
    ...(icon !== undefined && { icon: createNavIcon(icon, iconType) }),
    ...(color !== undefined && { color }),
    ...(description !== undefined && { description }),
    ...(tag !== undefined && { tag }),
    ...(align === 'end' && { align }),
  };
}
