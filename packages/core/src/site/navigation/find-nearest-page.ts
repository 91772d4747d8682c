import { findNearest } from '../../diagnostic/nearest.ts';
import { toFolder } from '../../path.ts';

const FIRST_PAGE = /\/(?:overview|introduction|quick-?start|getting-started)$/;

/**
 * Returns a function that finds the page which an address without a page most likely means: the first of a folder of that address,
 * else the one of the same name elsewhere, or that in a folder of the same name, else one of a similar name in the same folder, else one of a similar address.
 */
export function createNearestPage(hrefs: Iterable<string>): (href: string) => string | undefined {
  let index: { byName: Map<string, string[]>; byFolder: Map<string, string[]>; all: string[] } | undefined;
  return (href) => {
    index ??= createIndex(hrefs);
    const inside = index.all.filter((candidate) => candidate.startsWith(`${href}/`));
    if (inside.length > 0) return inside.find((candidate) => FIRST_PAGE.test(candidate)) ?? inside[0];
    const sameName = findSameName(href, index.byName.get(foldedName(href)) ?? []);
    if (sameName !== undefined) return sameName;
    const neighbours = new Map(index.byFolder.get(toFolder(href))?.map((neighbour) => [nameOf(neighbour), neighbour]));
    const inFolder = findNearest(nameOf(href), neighbours.keys());
    if (inFolder !== undefined) return neighbours.get(inFolder);
    const start = foldedName(href)[0];
    return findNearest(
      href,
      index.all.filter((candidate) => Math.abs(candidate.length - href.length) <= 3 && foldedName(candidate)[0] === start),
    );
  };
}

/** Of pages that have the name of an address: the only one, else the one that has most of its folders. */
function findSameName(href: string, candidates: readonly string[]): string | undefined {
  const [best, next] = candidates.toSorted(
    (a, b) => sharedFolders(b, href) - sharedFolders(a, href) || sharedLength(b, href) - sharedLength(a, href),
  );
  return best === undefined || next === undefined || sharedFolders(best, href) > 0 ? best : undefined;
}

function createIndex(hrefs: Iterable<string>): { byName: Map<string, string[]>; byFolder: Map<string, string[]>; all: string[] } {
  const all = [...hrefs].filter((href) => href !== '/');
  return { byName: groupBy(all, foldedName), byFolder: groupBy(all, toFolder), all };
}

function groupBy(hrefs: readonly string[], keyOf: (href: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const href of hrefs) {
    const group = groups.get(keyOf(href));
    if (group === undefined) groups.set(keyOf(href), [href]);
    else group.push(href);
  }
  return groups;
}

function nameOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

function foldedName(href: string): string {
  return nameOf(href).toLowerCase().replace(/[-_ ]/g, '');
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedFolders(a: string, b: string): number {
  const folders = new Set(toFolder(b).split('/'));
  return toFolder(a)
    .split('/')
    .filter((name) => name !== '' && folders.has(name)).length;
}
