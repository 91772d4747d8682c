import { createRedirectPattern, hasWildcard } from '@octavo/core/internal';

/** What a site serves, by address: pages; files, and folders that hold nothing else, as `/assets/*`. */
export interface ServedAddresses {
  pages: readonly string[];
  files: readonly string[];
}

/** The longest list of addresses that is put into one rule, in characters: Vercel takes 4,096 of a rule, CloudFront 10,240 of all. */
const MOST = 2500;

/**
 * Lists what the wildcards of a redirect would take from a site: pages with their Markdown, files, and folders without pages as `/images/*`. Where that
 * is long, whole folders: an address there that nothing has is not led away, rather than a page be lost.
 */
export function findSpared(source: string, { pages, files }: ServedAddresses): string[] {
  if (!hasWildcard(source)) return [];
  const { pattern } = createRedirectPattern(source);
  const [beginning = ''] = source.split(/\/?(?::[a-z_]|\*)/i);
  const isTaken = (href: string): boolean => href.startsWith(beginning) && pattern.test(href);
  const own = new Set(pages);
  const folders = new Set(pages.flatMap((href) => listFolders(href, 0)));
  const spared = new Set(pages.filter(isTaken));
  for (const file of files.filter(isTaken)) {
    if (own.has(file.replace(/\.md$/, ''))) continue;
    const folder = listFolders(file, beginning.length).find((one) => !folders.has(one) && !own.has(one));
    spared.add(folder === undefined ? file : `${folder}/*`);
  }
  if ([...spared].join('|').length <= MOST) return [...spared];
  return [...new Set([...spared].flatMap((href) => shorten(href, beginning)))];
}

/** The folders that an address lies in, the outermost first, from a place in it on: `/a/b/c.png` -> `/a`, `/a/b`. */
function listFolders(href: string, from: number): string[] {
  const found: string[] = [];
  for (let at = href.indexOf('/', from + 1); at !== -1; at = href.indexOf('/', at + 1)) found.push(href.slice(0, at));
  return found;
}

/** `/a/b/c` -> `/a/*`, and `/a` as it is */
function shorten(href: string, beginning: string): string[] {
  const [folder] = listFolders(href, beginning.length);
  return [folder === undefined ? href : `${folder}/*`];
}
