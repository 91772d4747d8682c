import type { Config } from '../config/config.ts';
import { findText } from '../page/frontmatter-value.ts';
import type { Page } from '../page/page.ts';
import type { FindPlaces, PagePlaces, Place } from './create-places.ts';
import type { PlacedItem, PlacedPage } from './resolve-navigation.ts';
import type { Section, SitePage } from './site.ts';

/** What `placePages` looks things up in. */
export interface PageScope {
  /** Navigation, placed. */
  items: readonly PlacedItem[];
  sections: ReadonlyMap<Place, Section>;
  findPlaces: FindPlaces;
  versions: Config['versions'];
}

/**
 * Gives every page its sections, its own version's first: the version that it is bound to, else the default one. A page that navigation
 * does not name stands in the sections that claim its address, as far as they hold other pages.
 */
export function placePages(pages: Iterable<Page>, { items, sections, findPlaces, versions }: PageScope): SitePage[] {
  const named = collectNamed(items);
  const defaultVersion = findDefaultVersion(versions);
  const order = [...sections.keys()];
  const rank = new Map(order.map((place, index) => [place, index]));

  return [...pages].map((page) => {
    const namings = named.get(page.href);
    const found = namings ?? [findPlaces(page.href, findText(page.frontmatter, 'version'))];
    const own = findOwnVersion(found, { order, defaultVersion });
    const [first] = found;
    const all = found.length === 1 && first !== undefined ? first.places : new Set(found.flatMap((one) => one.places));
    const places = [...all].filter((place) => sections.has(place));
    const weight = ({ version }: Place): number => (version === own ? 0 : version === defaultVersion ? 1 : 2);
    const sorted = places.toSorted((a, b) => weight(a) - weight(b) || (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    const ids = sorted.flatMap((place) => sections.get(place)?.id ?? []);
    const isHidden = namings === undefined || namings.every((naming) => naming.isHidden === true);
    const isSearchable = namings?.find((naming) => naming.isSearchable !== undefined)?.isSearchable;
    const boost = namings?.find((naming) => naming.boost !== undefined)?.boost;
    const placed = toSitePage(page, { sections: ids, isHidden });
    if (isSearchable === undefined && boost === undefined) return placed;
    return { ...placed, ...(isSearchable !== undefined && { isSearchable }), ...(boost !== undefined && { boost }) };
  });
}

/** Returns the version that readers see first. */
export function findDefaultVersion(versions: Config['versions']): string | undefined {
  return (versions.find(({ isDefault }) => isDefault) ?? versions[0])?.name;
}

function toSitePage(page: Page, place: Pick<SitePage, 'sections' | 'isHidden'>): SitePage {
  return { ...page, ...place };
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

/** Of several versions that bind a page, the default one, else the first. */
function findOwnVersion(
  found: readonly PagePlaces[],
  { order, defaultVersion }: { order: readonly Place[]; defaultVersion: string | undefined },
): string | undefined {
  const bound = new Set(found.filter(({ isBound }) => isBound).flatMap(({ places }) => places.map(({ version }) => version)));
  if (bound.size === 0 || bound.has(defaultVersion)) return defaultVersion;
  return order.find(({ version }) => bound.has(version))?.version;
}
