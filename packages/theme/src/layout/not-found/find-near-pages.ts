/** A page that a reader may have meant. */
export interface NearPage {
  title: string;
  /** With the base. */
  path: string;
}

/** The most pages that are offered. */
const MOST = 4;
/** How like a page's path has to be, from 0 to 1. */
const LIKE = 0.4;
const LINK = /^- \[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/gm;

/**
 * Finds the pages whose paths are most like an address that leads nowhere, in the site's own list of pages, `llms.txt`, or in that of the
 * language or version in whose folder the address is. Empty where nothing is like it. `read` gives the text at a path, empty for none.
 */
export async function findNearPages(
  wanted: string,
  { base, read }: { base: string; read: (path: string) => Promise<string> },
): Promise<NearPage[]> {
  const root = base === '/' ? '' : base;
  const seen = new Set<string>();
  const listPages = async (list: string): Promise<NearPage[]> => {
    if (seen.has(list)) return [];
    seen.add(list);
    const links = [...(await read(list)).matchAll(LINK)].map(([, title = '', url = '']) => ({ title, path: toPath(url) }));
    const own = links
      .filter(({ path }) => path.endsWith('/llms.txt') && wanted.startsWith(path.slice(0, -'llms.txt'.length)) && !seen.has(path))
      .toSorted((a, b) => b.path.length - a.path.length)[0];
    if (own !== undefined) return listPages(own.path);
    const parts = await Promise.all(links.filter(({ path }) => /\/llms-\d+\.txt$/.test(path)).map(({ path }) => listPages(path)));
    return [...links.filter(({ path }) => path.endsWith('.md')).map(toPage), ...parts.flat()];
  };
  const pages = await listPages(`${root}/llms.txt`);
  const asked = toPairs(wanted.slice(root.length));
  return pages
    .map((page) => ({ page, likeness: compare(asked, toPairs(page.path.slice(root.length))) }))
    .filter(({ likeness }) => likeness >= LIKE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ page }) => page);
}

function toPage({ title, path }: NearPage): NearPage {
  return { title: title.replaceAll(/\\(.)/g, '$1'), path: path.replace(/(?:\/index)?\.md$/, '') || '/' };
}

/** `https://docs.test/a%20b.md` -> `/a%20b.md` */
function toPath(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '');
}

/** Neighbouring letters, counted: `/ab` -> `/a`, `ab`. */
function toPairs(path: string): Map<string, number> {
  const text = path
    .toLowerCase()
    .replaceAll(/[-_.]+/g, '-')
    .replace(/\/$/, '');
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice's coefficient: 1 for the same, 0 for nothing in common. */
function compare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const shared = [...a].reduce((sum, [pair, times]) => sum + Math.min(times, b.get(pair) ?? 0), 0);
  const all = count(a) + count(b);
  return all === 0 ? 0 : (2 * shared) / all;
}

function count(pairs: ReadonlyMap<string, number>): number {
  return [...pairs.values()].reduce((sum, one) => sum + one, 0);
}
