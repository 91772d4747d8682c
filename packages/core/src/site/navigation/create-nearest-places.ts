import { toFolder } from '../../path.ts';
import type { DivisionPath } from './division-tree.ts';
import type { FindPlaces, PlacedItem } from './resolve-navigation.ts';

/**
 * Tells where a page belongs that navigation does not name: to the place that has the most pages in its folder, else in the nearest folder
 * above. The top folder claims only what lies in it directly; what nothing claims belongs to the place that readers see first.
 */
export function createNearestPlaces(items: readonly PlacedItem[]): FindPlaces {
  const counts = new Map<string, Map<DivisionPath, number>>();
  const count = (folder: string, place: DivisionPath): void => {
    const places = counts.get(folder) ?? new Map<DivisionPath, number>();
    counts.set(folder, places.set(place, (places.get(place) ?? 0) + 1));
  };
  let first: DivisionPath | undefined;
  const visit = (item: PlacedItem): void => {
    if ('items' in item) return item.items.forEach(visit);
    const [place] = item.places;
    if (place === undefined) return;
    first ??= place;
    const own = toFolder(item.page.href);
    if (own === '/') count('/', place);
    else for (const folder of foldersOf(own)) count(folder, place);
  };
  items.forEach(visit);

  return (href) => {
    for (const folder of foldersOf(toFolder(href))) {
      const [most] = [...(counts.get(folder) ?? [])].toSorted(([, a], [, b]) => b - a);
      if (most !== undefined) return { places: [most[0]], isBound: false };
    }
    const [top] = [...(counts.get('/') ?? [])].toSorted(([, a], [, b]) => b - a);
    const place = toFolder(href) === '/' ? (top?.[0] ?? first) : first;
    return { places: place === undefined ? [] : [place], isBound: false };
  };
}

/** `/a/b` -> `/a/b`, `/a` */
function foldersOf(folder: string): string[] {
  const segments = folder.split('/').slice(1);
  return folder === '/' ? [] : segments.map((_, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
}
