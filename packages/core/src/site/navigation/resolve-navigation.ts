import type { ConfigEntry, ConfigGroup } from '../../config/config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { SiteName } from '../../language/site-names.ts';
import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import { hidesItself } from '../../page/hides-itself.ts';
import type { Page } from '../../page/page.ts';
import { toHref } from '../../path.ts';
import type { ConfigSource, SubjectFinding } from '../config-source.ts';
import type { DivisionPath } from './division-tree.ts';
import { createNearestPage } from './find-nearest-page.ts';
import { createNavIcon, createNavItem } from './nav-item.ts';
import type { NavGroup, NavLink, NavPage } from './navigation.ts';

/** The places of a page, and whether they are its own: those of a version that it is bound to. */
export interface PagePlaces {
  places: DivisionPath[];
  isBound: boolean;
}

/** Finds where a page stands; `version` is what its group or its frontmatter says. */
export type FindPlaces = (href: string, version?: string) => PagePlaces;

/** A page that navigation names, with its places. */
export interface PlacedPage extends PagePlaces {
  item: NavPage | NavLink;
  page: Page;
  /** How often navigation has named the page before. */
  nth: number;
  /** True in a hidden group: no tree shows it. */
  isHidden?: boolean;
  /** What its group says of the search. */
  isSearchable?: boolean;
  /** Whether its group is for everyone. */
  isPublic?: boolean;
  boost?: number;
}

/** A group of navigation before it is split between sections. */
export interface PlacedGroup {
  group: Omit<NavGroup, 'items'>;
  /** Its name, where it is none of the author's. */
  ownName?: SiteName | undefined;
  items: PlacedItem[];
}

/** Navigation whose pages are found and placed, but not yet split. */
export type PlacedItem = PlacedPage | PlacedGroup;

/** Entries of navigation and how their pages find their places. */
export interface NavigationPart {
  entries: readonly ConfigEntry[];
  findPlaces: FindPlaces;
  /** What the divisions around say of the search. */
  isSearchable?: boolean | undefined;
  /** Whether the divisions around are for everyone. */
  isPublic?: boolean | undefined;
}

/** What `resolveNavigation` looks things up in. */
export interface NavigationScope {
  pages: ReadonlyMap<string, Page>;
  source: ConfigSource;
}

/** What an entry takes over from the groups around it. */
interface Inherited {
  findPlaces: FindPlaces;
  version?: string | undefined;
  isHidden?: boolean;
  isSearchable?: boolean | undefined;
  isPublic?: boolean | undefined;
  boost?: number | undefined;
}

/** What navigation names and is not there. */
interface Named {
  entry: string;
  /** Its address. */
  page: string;
  nth: number;
}

const OPERATION = /^(?:\S+\s+)?(?:(?:get|post|put|patch|delete|head|options|trace)\s+\/|webhook\s+\S)/i;

/** Finds the pages that navigation names. What is not there is left out with a warning; what is `hidden` or a `draft` has a place, but no tree shows it. */
export function resolveNavigation(
  parts: readonly NavigationPart[],
  { pages, source }: NavigationScope,
): { items: PlacedItem[]; diagnostics: Diagnostic[] } {
  const findNearestPage = createNearestPage(pages.keys());
  const counts = new Map<string, number>();
  const operations: Named[] = [];
  const missing: Named[] = [];

  const resolvePage = (entry: string, inherited: Inherited): PlacedPage[] => {
    const href = toHref(entry);
    const nth = counts.get(href) ?? 0;
    counts.set(href, nth + 1);
    const page = pages.get(href);
    if (page === undefined) {
      (OPERATION.test(entry.trim()) ? operations : missing).push({ entry, page: href, nth });
      return [];
    }
    const { findPlaces, version, isHidden = false, isSearchable, isPublic, boost } = inherited;
    const placed = {
      ...findPlaces(href, version ?? findFrontmatterText(page.frontmatter, 'version')),
      item: createNavItem(page),
      page,
      nth,
    };
    const isOutOfSight = isHidden || hidesItself(page.frontmatter);
    return [
      {
        ...placed,
        ...(isOutOfSight && { isHidden: true }),
        ...(isSearchable !== undefined && { isSearchable }),
        ...(isPublic !== undefined && { isPublic }),
        ...(boost !== undefined && { boost }),
      },
    ];
  };

  const resolveGroup = (group: ConfigGroup, outer: Inherited): PlacedGroup => {
    const inherited: Inherited = {
      ...outer,
      version: group.version ?? outer.version,
      isHidden: outer.isHidden === true || group.isHidden === true,
      isSearchable: group.searchable ?? outer.isSearchable,
      isPublic: group.public ?? outer.isPublic,
      boost: group.boost ?? outer.boost,
    };
    const root = group.root === undefined ? [] : resolvePage(group.root, inherited);
    const { group: title, ownName, icon, iconType, tag, isExpanded } = group;
    const isListed = group.pages.some((entry) => typeof entry === 'string' && toHref(entry) === root[0]?.page.href);
    return {
      group: {
        kind: 'group',
        title,
        ...(icon !== undefined && { icon: createNavIcon(icon, iconType) }),
        ...(tag !== undefined && { tag }),
        ...(root[0] && { href: root[0].page.href }),
        ...(isExpanded !== undefined && { isOpen: isExpanded }),
      },
      ownName,
      items: [...(isListed ? [] : root.map(toRoot)), ...group.pages.flatMap((entry) => resolveEntry(entry, inherited))],
    };
  };

  const resolveEntry = (entry: ConfigEntry, inherited: Inherited): PlacedItem[] =>
    typeof entry === 'string' ? resolvePage(entry, inherited) : [resolveGroup(entry, inherited)];

  const items = parts.flatMap(({ entries, ...inherited }) => entries.flatMap((entry) => resolveEntry(entry, inherited)));
  function* listFindings(): Generator<SubjectFinding> {
    const [first] = operations;
    if (first !== undefined) yield unknownOperations(first, operations.length);
    for (const one of missing) yield missingPage(one, findNearestPage(one.page));
  }
  return { items, diagnostics: source.createDiagnostics(listFindings()) };
}

/** A group's own page stands in the tree, so that it has neighbours and a trail; its line is the group's title. */
function toRoot({ item, ...placed }: PlacedPage): PlacedPage {
  return { ...placed, item: item.kind === 'page' ? { ...item, isRoot: true } : item };
}

function missingPage({ entry, page, nth }: Named, nearest: string | undefined): SubjectFinding {
  return {
    code: 'site/missing-page',
    severity: 'warning',
    message: `Navigation lists a missing page: \`${entry}\`.`,
    hint: nearest === undefined ? hintForEntry(entry) : `Did you mean \`${nearest.slice(1)}\`?`,
    subject: { page, nth },
  };
}

/** `GETT /a` is meant as an operation, and `a\\b` as a path. */
function hintForEntry(entry: string): string {
  if (/^[a-z]+ +\//i.test(entry)) return 'Write an operation as `METHOD /path`, such as `GET /pets`.';
  if (entry.includes('\\')) return `Write \`${entry.replaceAll('\\', '/')}\`.`;
  return `Add ${toHref(entry).slice(1)}.mdx, or remove the entry.`;
}

function unknownOperations({ page, nth }: Named, count: number): SubjectFinding {
  const entries = count === 1 ? '1 navigation entry names an API operation' : `${count} navigation entries name API operations`;
  return {
    code: 'site/unknown-operation',
    severity: 'warning',
    message: `${entries} that no API file defines.`,
    hint: 'Add the file under `openapi`, and write method and path as in that file.',
    subject: { page, nth },
  };
}
