import type { SitemapEntry } from './list-entries.ts';

/** What one file may hold (sitemaps.org): 50,000 addresses in 50 MiB; a little less, for what stands around them. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024 - 1024;

/** What stands around the addresses of an entry, and of one of its languages, at most. */
const ENTRY = 128;
const ALTERNATE = 80;

/** Splits the entries of a sitemap into files, in their order. */
export function splitSitemap(
  entries: readonly SitemapEntry[],
  { most = MOST_ENTRIES, bytes = MOST_BYTES }: { most?: number; bytes?: number } = {},
): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [];
  let size = Infinity;
  for (const entry of entries) {
    const own = sizeOf(entry);
    const last = parts.at(-1);
    if (last === undefined || last.length >= most || size + own > bytes) {
      parts.push([entry]);
      size = own;
    } else {
      last.push(entry);
      size += own;
    }
  }
  return parts;
}

function sizeOf({ url, alternates }: SitemapEntry): number {
  return alternates.reduce((sum, alternate) => sum + ALTERNATE + lengthOf(alternate.url), ENTRY + lengthOf(url));
}

/** Addresses are ASCII; `&` takes five characters. */
function lengthOf(url: string): number {
  return url.length + 4 * (url.split('&').length - 1);
}
