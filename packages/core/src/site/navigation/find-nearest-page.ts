import { findNearest } from '../../diagnostic/nearest.ts';
import { groupBy } from '../../group-by.ts';
import { toFolder } from '../../path.ts';

const FIRST_PAGE = /\/(?:overview|introduction|quick-?start|getting-started)$/;

/** How many pages that may be meant are compared with an address. */
const MOST_COMPARED = 300;

/** Pages by what they are found by. */
interface PageIndex {
  byName: Map<string, string[]>;
  byFolder: Map<string, string[]>;
  /** The page that the address of a folder means. */
  firstIn: Map<string, string>;
  /** By the first letter of the name. */
  byStart: Map<string | undefined, string[]>;
}

/**
 * Returns a function that finds the page which an address without a page most likely means: the first of a folder of that address,
 * else the one of the same name elsewhere, or that in a folder of the same name, else one of a similar name in the same folder, else one of a similar address.
 */
export function createNearestPage(hrefs: Iterable<string>): (href: string) => string | undefined {
  let index: PageIndex | undefined;
  return (href) => {
    index ??= createIndex(hrefs);
    const inside = index.firstIn.get(href);
    if (inside !== undefined) return inside;
    const name = foldedName(href);
    const sameName = findSameName(href, index.byName.get(name) ?? []);
    if (sameName !== undefined) return sameName;
    const neighbours = new Map(index.byFolder.get(toFolder(href))?.map((neighbour) => [nameOf(neighbour), neighbour]));
    const inFolder = findNearest(nameOf(href), takeAlike(nameOf(href), neighbours.keys()));
    if (inFolder !== undefined) return neighbours.get(inFolder);
    return findNearest(href, takeAlike(href, index.byStart.get(name[0]) ?? []));
  };
}

/** The first words that are about as long. */
function takeAlike(word: string, words: Iterable<string>): string[] {
  return [...words].filter(({ length }) => Math.abs(length - word.length) <= 3).slice(0, MOST_COMPARED);
}

/** Of pages that have the name of an address: the only one, else the one that has most of its folders. */
function findSameName(href: string, candidates: readonly string[]): string | undefined {
  const folders = new Set(toFolder(href).split('/'));
  const shares = candidates
    .slice(0, MOST_COMPARED)
    .map((page) => ({ page, shared: countFolders(page, folders), length: sharedLength(page, href) }));
  const [first, next] = shares;
  if (first === undefined || next === undefined) return first?.page;
  const best = shares.reduce((one, other) => ((other.shared - one.shared || other.length - one.length) > 0 ? other : one));
  return best.shared > 0 ? best.page : undefined;
}

function createIndex(hrefs: Iterable<string>): PageIndex {
  const all = [...hrefs].filter((href) => href !== '/');
  const firstIn = new Map<string, string>();
  for (const href of all) {
    const isFirst = FIRST_PAGE.test(href);
    // A folder of folders means one of their pages only where its name says that one begins there.
    for (let folder = toFolder(href); folder !== '/'; folder = toFolder(folder)) {
      const known = firstIn.get(folder);
      if (known === undefined || (isFirst && !FIRST_PAGE.test(known))) firstIn.set(folder, href);
      if (!isFirst) break;
    }
  }
  return {
    byName: groupBy(all, foldedName),
    byFolder: groupBy(all, toFolder),
    firstIn,
    byStart: groupBy(all, (href) => foldedName(href)[0]),
  };
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

function countFolders(href: string, folders: ReadonlySet<string>): number {
  return toFolder(href)
    .split('/')
    .filter((name) => name !== '' && folders.has(name)).length;
}
