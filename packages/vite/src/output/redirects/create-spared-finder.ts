import { createRedirectPattern, hasWildcard } from '@octavo/core/internal';

/** What a site serves, by address: pages; files, and folders that hold nothing else, as `/assets/*`. */
export interface ServedAddresses {
  pages: readonly string[];
  files: readonly string[];
}

/** The longest list of addresses that is put into one rule, in characters: Vercel takes 4,096 of a rule, CloudFront 10,240 of all. */
const MOST = 2500;

/**
 * Returns a function that lists what the wildcards of a redirect would take from a site: pages with their Markdown, files, and folders without pages as
 * `/images/*`. Where that is long, whole folders: an address there that nothing has is not led away, rather than a page be lost.
 */
export function createSparedFinder({ pages, files }: ServedAddresses): (source: string) => string[] {
  const own = new Set(pages);
  const folders = new Set(pages.flatMap((href) => listFolders(href, 0)));
  const all = { pages, others: files.filter((file) => !own.has(file.replace(/\.md$/, ''))) };
  // A site may have thousands of each, and of redirects.
  const byFirst = new Map<string | undefined, { pages: string[]; others: string[] }>();
  for (const kind of ['pages', 'others'] as const) {
    for (const href of all[kind]) {
      const first = firstOf(href);
      const same = byFirst.get(first) ?? { pages: [], others: [] };
      same[kind].push(href);
      byFirst.set(first, same);
    }
  }
  return (source) => {
    if (!hasWildcard(source)) return [];
    const { pattern } = createRedirectPattern(source);
    const [beginning = ''] = source.split(/\/?(?::[a-z_]|\*)/i);
    const known = firstOf(source);
    const near = known === undefined || /[:*]/.test(known) ? all : byFirst.get(known);
    if (near === undefined) return [];
    const isTaken = (href: string): boolean => href.startsWith(beginning) && pattern.test(href);
    const found = near.others.filter(isTaken).map((file) => {
      const folder = listFolders(file, beginning.length).find((one) => !folders.has(one) && !own.has(one));
      return folder === undefined ? file : `${folder}/*`;
    });
    const spared = [...new Set([...near.pages.filter(isTaken), ...found])];
    return spared.join('|').length <= MOST ? spared : [...new Set(spared.map((href) => shorten(href, beginning)))];
  };
}

/** The first segment: `/a/b` and `/a` -> `a` */
function firstOf(href: string): string | undefined {
  return href.split('/', 2)[1];
}

/** The folders that an address lies in, the outermost first, from a place in it on: `/a/b/c.png` -> `/a`, `/a/b`. */
function listFolders(href: string, from: number): string[] {
  const found: string[] = [];
  for (let at = href.indexOf('/', from + 1); at !== -1; at = href.indexOf('/', at + 1)) found.push(href.slice(0, at));
  return found;
}

/** `/a/b/c` -> `/a/*`, and `/a` as it is */
function shorten(href: string, beginning: string): string {
  const [folder] = listFolders(href, beginning.length);
  return folder === undefined ? href : `${folder}/*`;
}
