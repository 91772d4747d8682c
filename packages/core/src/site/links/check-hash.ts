import { findNearest } from '../../diagnostic/nearest.ts';
import { decodePath } from '../../path.ts';
import { keepLetters, listHashLetters } from './hash-letters.ts';
import { brokenHash, spelledHash } from './link-findings.ts';
import type { LinkFinding } from './link-findings.ts';
import type { SitePage } from '../site.ts';

/** What a hash may name on a page as it is rendered; undefined where nobody can tell for an id. */
export type FindAnchors = (page: SitePage, id: string) => readonly string[] | undefined;

/** A hash in its place. */
export interface WrittenHash {
  /** The whole address, as findings quote it. */
  url: string;
  hash: string;
  /** Whether the page names itself. */
  isOwn?: boolean;
}

/** Returns what is wrong with the hash of an address that leads to a page. */
export function checkHash(page: SitePage, { url, hash, isOwn = false }: WrittenHash, findAnchors: FindAnchors): LinkFinding | undefined {
  const id = decodePath(hash.slice(1));
  const ids = findAnchors(page, id);
  if (id === '' || id === 'top' || id.startsWith(':~:') || ids === undefined || ids.includes(id)) return undefined;
  if (ids.some((one) => joinDashes(one) === joinDashes(id))) return undefined;
  const { meant, isCertain } = findSame(id, ids);
  const where = isOwn ? 'this page' : `the page \`${page.href}\``;
  return meant === undefined
    ? brokenHash(url, { where, nearest: findNearest(id, ids) ?? findLonger(id, ids) })
    : spelledHash(url, { where, meant, isCertain });
}

/** Tools differ in the dashes that they make of pictures, signs and spaces: GitHub `-a--b`, others `a-b`. Readers find either. */
function joinDashes(id: string): string {
  return id.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The ids that say the same: `link-created` is `linkcreated`. Of several a reader gets to the first. */
function findSame(id: string, ids: readonly string[]): { meant?: string | undefined; isCertain: boolean } {
  for (const letters of listHashLetters(id)) {
    const same = [...new Set(ids)].filter((one) => keepLetters(one) === letters);
    if (same.length > 0) return { meant: same[0], isCertain: same.length === 1 };
  }
  return { meant: findCountedFromTwo(id, ids), isCertain: true };
}

/** Where the second of its kind is `setup-2`, and here `setup-1`. */
function findCountedFromTwo(id: string, ids: readonly string[]): string | undefined {
  const [, name, number] = /^(.+)-([2-9])$/.exec(id) ?? [];
  return ids.find((one) => one === `${name}-${Number(number) - 1}`);
}

/** The one heading that begins with the hash, or with which it begins: words were added to it since, or taken away. */
function findLonger(id: string, ids: readonly string[]): string | undefined {
  const found = ids.filter((one) => one !== '' && (one.startsWith(`${id}-`) || (/[-_]/.test(one) && id.startsWith(`${one}-`))));
  return found.length === 1 && /[-_]/.test(id) ? found[0] : undefined;
}
