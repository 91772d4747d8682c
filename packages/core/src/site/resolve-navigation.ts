import type { ConfigGroup } from '../config/config.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { findText, isTrue } from '../page/frontmatter-value.ts';
import type { Page } from '../page/page.ts';
import { toHref } from '../path.ts';
import type { ConfigSource } from './config-source.ts';
import type { FindPlaces, PagePlaces } from './create-places.ts';
import { createNearestPage } from './find-nearest-page.ts';
import { createNavIcon, createNavItem } from './nav-item.ts';
import type { NavGroup, NavLink, NavPage } from './navigation.ts';

/** A page that navigation names, with its places. */
export interface PlacedPage extends PagePlaces {
  item: NavPage | NavLink;
  page: Page;
  /** How often navigation has named the page before. */
  nth: number;
}

/** A group of navigation before it is split between sections. */
export interface PlacedGroup {
  group: Omit<NavGroup, 'items'>;
  items: PlacedItem[];
}

/** Navigation whose pages are found and placed, but not yet split. */
export type PlacedItem = PlacedPage | PlacedGroup;

/** What `resolveNavigation` looks things up in. */
export interface NavigationScope {
  pages: ReadonlyMap<string, Page>;
  findPlaces: FindPlaces;
  source: ConfigSource;
}

const OPERATION = /^(?:\S+\s+)?(?:(?:get|post|put|patch|delete|head|options|trace)\s+\/|webhook\s+\S)/i;

/** Finds the pages that navigation names. What is not there is left out with a warning, and so is what is `hidden`, without one. */
export function resolveNavigation(
  groups: readonly ConfigGroup[],
  { pages, findPlaces, source }: NavigationScope,
): { items: PlacedItem[]; diagnostics: Diagnostic[] } {
  const findNearestPage = createNearestPage(pages.keys());
  const counts = new Map<string, number>();
  const operations: { page: string; nth: number }[] = [];
  const diagnostics: Diagnostic[] = [];

  const resolveEntry = (entry: string, version: string | undefined): PlacedItem[] => {
    const href = toHref(entry);
    const nth = counts.get(href) ?? 0;
    counts.set(href, nth + 1);
    const page = pages.get(href);
    if (page === undefined) {
      if (OPERATION.test(entry.trim())) operations.push({ page: href, nth });
      else diagnostics.push(source.createDiagnostic(missingPage(entry, findNearestPage(href)), { page: href, nth }));
      return [];
    }
    if (isTrue(page.frontmatter, 'hidden')) return [];
    return [{ ...findPlaces(href, version ?? findText(page.frontmatter, 'version')), item: createNavItem(page), page, nth }];
  };

  const resolveGroup = (group: ConfigGroup, inherited: string | undefined): PlacedGroup => {
    const version = group.version ?? inherited;
    const { group: title, icon, iconType } = group;
    return {
      group: { kind: 'group', title, ...(icon !== undefined && { icon: createNavIcon(icon, iconType) }) },
      items: group.pages.flatMap((entry) => (typeof entry === 'string' ? resolveEntry(entry, version) : [resolveGroup(entry, version)])),
    };
  };

  const items = groups.map((group) => resolveGroup(group, undefined));
  const [first] = operations;
  if (first !== undefined) diagnostics.push(source.createDiagnostic(unknownOperations(operations.length), first));
  return { items, diagnostics };
}

function missingPage(entry: string, nearest: string | undefined): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  return {
    code: 'site/missing-page',
    severity: 'warning',
    message: `Navigation names \`${entry}\`, but there is no such page.`,
    hint: nearest === undefined ? `Add ${toHref(entry).slice(1)}.mdx, or take the entry out.` : `Did you mean \`${nearest.slice(1)}\`?`,
  };
}

function unknownOperations(count: number): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  const entries = count === 1 ? '1 entry names an API operation' : `${count} entries name API operations`;
  return {
    code: 'site/unknown-operation',
    severity: 'warning',
    message: `In navigation, ${entries} that no API file has.`,
    hint: 'Name the file under `openapi`, and write method and path as they stand in it.',
  };
}
