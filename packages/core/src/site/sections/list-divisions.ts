import type { ConfigDivision, DivisionKind } from '../../config/config.ts';
import { findLanguageInfo } from '../../language/languages.ts';
import { isExternalUrl } from '../../path.ts';
import { listLevels } from '../navigation/division-tree.ts';
import type { Division, DivisionNode, DivisionTree, DivisionPath } from '../navigation/division-tree.ts';
import { createNavIcon } from '../navigation/nav-item.ts';
import { createHomeFinder } from './find-home.ts';
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

/** A link in the list of a section, and the division that it leads to. */
interface NodeLink {
  division: ConfigDivision & Pick<Division, 'isRest'>;
  entry: DivisionLink;
}

/** How many divisions of a level are listed beside the one that is read: nobody looks through more, and each page has the list. */
export const MOST_LISTED = 200;

/** Makes the function that lists the choices of a section: of each level of its divisions all siblings, then the links that these have for all below, and the site's. */
export function createDivisionLists({ tree, drafts, globals }: DivisionListing): (place: DivisionPath) => DivisionLists {
  const findHome = createHomeFinder(tree.roots, drafts);
  // Most links are the same in all sections.
  const known = new Map<Division, Map<string | undefined, NodeLink[]>>();
  const linksOf = new Map<readonly ConfigDivision[], NodeLink[]>();

  const listNodes = (nodes: readonly DivisionNode[], current: DivisionPath): NodeLink[] =>
    nodes.filter(({ division }, index) => index < MOST_LISTED || current.includes(division)).flatMap((node) => link(node, current));

  const link = (node: DivisionNode, current: DivisionPath): NodeLink[] => {
    const { division, nodes } = node;
    const isActive = current.includes(division);
    const href = findHome(node, current) ?? division.href;
    const links = known.get(division) ?? new Map<string | undefined, NodeLink[]>();
    const made = isActive ? undefined : links.get(href);
    if (made !== undefined) return made;
    const items = listNodes(
      nodes.filter((inner) => inner.division.kind === 'item'),
      current,
    );
    const entry = href !== undefined && { ...toLink(division, href, isActive), ...(items.length > 0 && { items: listEntries(items) }) };
    const own = entry && (isActive || !division.isHidden) ? [{ division, entry }] : [];
    if (!isActive) known.set(division, links.set(href, own));
    return own;
  };

  /** Links that stand below each list of a division, or of the whole site. */
  const listGlobals = (own: readonly ConfigDivision[]): NodeLink[] => {
    const links =
      linksOf.get(own) ??
      own.slice(0, MOST_LISTED).flatMap((division) => {
        const { href = '', isHidden } = division;
        return href === '' || isHidden ? [] : [{ division, entry: toLink(division, href, false) }];
      });
    linksOf.set(own, links);
    return links;
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
      const links = listNodes(level, current);
      // The only one beside hidden ones, and what stands beside nothing, offer no choice.
      const [first] = links;
      const isLone = links.length === 1 && first?.entry.isActive === true && first.entry.items === undefined;
      if (isLone && (first.division.isRest === true || level.some(({ division }) => division.isHidden))) continue;
      for (const one of links) lists[one.division.kind].push(one);
    }
    for (const own of [...current.flatMap((one) => (one.globals === undefined ? [] : [one.globals])), globals])
      for (const one of listGlobals(own)) lists[one.division.kind].push(one);
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
