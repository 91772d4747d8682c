import { splitQuery } from '@octavo/core/browser';
import type { FilterCounts, PagefindInstance, PagefindResult } from './pagefind.ts';
import { isFound, prepareResult } from './search-pages.ts';

/** Results of the large index that may be shown. */
const LOOKED = 12;

/**
 * Joins the index of a site with that of the pages that have changed since it was made (while somebody writes): what the first one knows
 * of the pages in `stale` is left out. A page keeps the rank that it had.
 */
export function joinIndexes(site: PagefindInstance, recent: PagefindInstance | undefined, stale: ReadonlySet<string>): PagefindInstance {
  return {
    init: async () => void (await Promise.all([site.init(), recent?.init()])),
    filters: async () => addCounts(await site.filters(), (await recent?.filters()) ?? {}, 1),
    destroy: async () => void (await Promise.all([site.destroy(), recent?.destroy()])),
    async search(text, options) {
      const known = await site.search(text, options);
      const isTrue = createCheck(text);
      const old = await Promise.all((known?.results ?? []).slice(0, LOOKED + stale.size).map(look));
      const scores = new Map(old.map(({ url, result }) => [url, result.score]));
      const added = await recent?.search(text, options);
      const fresh = (await Promise.all((added?.results ?? []).map(look))).filter(isTrue);
      const kept = old.filter(({ url }) => !stale.has(url));
      // For a word that it does not know, an index gives pages with words that begin like it.
      const isKnown = fresh.length === 0 || kept.some(isTrue);
      const results = [
        ...(isKnown ? [...kept.map(({ result }) => result), ...(known?.results ?? []).slice(old.length)] : []),
        ...fresh.map(({ url, result }) => ({ ...result, score: scores.get(url) ?? result.score })),
      ];
      const gone = old.filter(({ url }) => stale.has(url)).map(({ filters }) => filters);
      const counts = known?.totalFilters ?? {};
      const before = isKnown ? counts : addCounts(counts, counts, -1);
      const totalFilters = fresh.reduce((sum, { filters }) => addCounts(sum, countOnce(filters), 1), before);
      const totals = isKnown ? gone.reduce((sum, filters) => addCounts(sum, countOnce(filters), -1), totalFilters) : totalFilters;
      return {
        results: results.toSorted((a, b) => b.score - a.score),
        totalFilters: totals,
        filters: totals,
      };
    },
  };
}

interface Looked {
  result: PagefindResult;
  url: string;
  filters: Record<string, string[]>;
  found: ReturnType<typeof prepareResult>;
}

async function look(result: PagefindResult): Promise<Looked> {
  const fragment = await result.data();
  return { result, url: fragment.url, filters: fragment.filters ?? {}, found: prepareResult(fragment, result.words) };
}

function createCheck(text: string): (one: Looked) => boolean {
  const terms = splitQuery(text);
  return ({ found }) => terms.every((term) => isFound(term, [found]));
}

function countOnce(filters: Record<string, string[]>): FilterCounts {
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, Object.fromEntries(values.map((value) => [value, 1]))]));
}

function addCounts(counts: FilterCounts, more: FilterCounts, sign: 1 | -1): FilterCounts {
  const sum = structuredClone(counts);
  for (const [name, values] of Object.entries(more)) {
    const known = (sum[name] ??= {});
    for (const [value, count] of Object.entries(values)) known[value] = Math.max(0, (known[value] ?? 0) + sign * count);
  }
  return sum;
}
