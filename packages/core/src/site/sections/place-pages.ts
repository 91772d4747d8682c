import type { SaySiteName } from '../../language/site-names.ts';
import { findFrontmatterText } from '../../page/frontmatter-value.ts';
import type { Page } from '../../page/page.ts';
import { findLanguage } from '../navigation/division-tree.ts';
import type { DivisionPath } from '../navigation/division-tree.ts';
import type { FindPlaces, PlacedItem, PlacedPage } from '../navigation/resolve-navigation.ts';
import type { Section, SitePage } from '../site.ts';

/** What `placePages` looks things up in. */
export interface PlacingScope {
  /** Navigation, placed. */
  items: readonly PlacedItem[];
  /** What readers see first before the others. */
  sections: ReadonlyMap<DivisionPath, Section>;
  findPlaces: FindPlaces;
  sayName: SaySiteName;
}

/**
 * Gives every page its sections: those of the version that it is bound to first, then what readers see first. A page that navigation does
 * not name stands in the sections that claim its address, as far as they hold other pages.
 */
export function placePages(pages: Iterable<Page>, { items, sections, findPlaces, sayName }: PlacingScope): SitePage[] {
  const named = collectNamed(items);
  const [first = []] = sections.keys();
  const rank = new Map([...sections.keys()].map((place, index) => [place, index]));

  return [...pages].map((page) => {
    const namings = named.get(page.href);
    const found = namings ?? [findPlaces(page.href, findFrontmatterText(page.frontmatter, 'version'))];
    const bound = new Set(found.flatMap(({ places, isBound }) => (isBound ? places : [])));
    const places = [...new Set(found.flatMap((one) => one.places))].filter((place) => sections.has(place));
    const weight = (place: DivisionPath): number => (bound.has(place) ? 0 : sections.size) + (rank.get(place) ?? 0);
    const sorted = places.toSorted((a, b) => weight(a) - weight(b));
    const ids = sorted.flatMap((place) => sections.get(place)?.id ?? []);
    const isHidden = namings === undefined || namings.every((naming) => naming.isHidden === true);
    const isSearchable = namings?.find((naming) => naming.isSearchable !== undefined)?.isSearchable;
    const isPublic = namings?.every((naming) => naming.isPublic === false) === true ? false : undefined;
    const boost = namings?.find((naming) => naming.boost !== undefined)?.boost;
    // A page in no section is read in the words of the first.
    const language = findLanguage(sorted[0] ?? first);
    return {
      ...page,
      ...nameIn(language, page, sayName),
      sections: ids,
      isHidden,
      ...(isSearchable !== undefined && { isSearchable }),
      ...(isPublic !== undefined && { isPublic }),
      ...(boost !== undefined && { boost }),
    };
  });
}

/** The titles that the author has not written, in a language. */
function nameIn(
  language: string,
  { ownName, title, sidebarTitle }: Page,
  sayName: SaySiteName,
): Partial<Pick<Page, 'title' | 'sidebarTitle'>> {
  if (ownName === undefined) return {};
  const name = sayName(ownName, language);
  return { ...(title === ownName && { title: name }), ...(sidebarTitle === ownName && { sidebarTitle: name }) };
}

function collectNamed(items: readonly PlacedItem[]): Map<string, PlacedPage[]> {
  const named = new Map<string, PlacedPage[]>();
  const visit = (item: PlacedItem): void => {
    if ('items' in item) return item.items.forEach(visit);
    if (item.item.kind === 'link') return;
    const namings = named.get(item.page.href);
    if (namings === undefined) named.set(item.page.href, [item]);
    else namings.push(item);
  };
  items.forEach(visit);
  return named;
}
