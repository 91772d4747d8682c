import type { SearchAnswer, SearchQuery } from '@octavo/theme';
import { splitQuery } from '@octavo/core/browser';
import { createInstance } from 'virtual:octavo/search-engine';
import { correctQuery } from './search-correct.ts';
import { findPages, isFound, prepareResult } from './search-pages.ts';
import type { Fragment, ResultFragment } from './search-pages.ts';

/** What we use of Pagefind's browser module. */
export type CreateInstance = (options: { basePath: string; baseUrl: string; noWorker: boolean; ranking: object }) => PagefindInstance;

interface PagefindInstance {
  init(): Promise<void>;
  filters(): Promise<Record<string, Record<string, number>>>;
  search(text: string, options?: { filters?: Record<string, string> }): Promise<PagefindAnswer | null>;
  destroy(): Promise<void>;
}

interface PagefindAnswer {
  results: { id: string; words: number[]; data(): Promise<Fragment> }[];
  totalFilters: Record<string, Record<string, number>>;
}

/** An index that is open. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchAnswer>;
  close(): Promise<void>;
}

/** Pages whose text is fetched and shown. */
const SHOWN = 12;
/** A letter finds half of the site, and takes long to. */
const SHORTEST = 2;
const EMPTY: SearchAnswer = { pages: [], total: 0, versions: {} };

/** Opens the index in a folder (an address with a slash at the end). Rejects when a part of it cannot be had. */
export async function openEngine(folder: string): Promise<SearchEngine> {
  if (createInstance === undefined) throw new Error('This site was built without a search index.');
  const entry = await fetchText(`${folder}vocabulary.txt`);
  const vocabulary = entry === '' ? [] : entry.split('\n');
  const pagefind = createInstance({
    basePath: folder,
    baseUrl: '/',
    noWorker: true,
    ranking: { termSimilarity: 1.2, metaWeights: { title: 6, description: 1.5, trail: 0.2, division: 0.1 } },
  });
  await pagefind.init();
  // Fetches the index's own head: a failure is known now, not while the reader waits for results.
  const { version: versions = {} } = await pagefind.filters();
  const hasVersions = Object.keys(versions).length > 1;

  const run = async (text: string, version: string | undefined): Promise<Found> => {
    const terms = splitQuery(text);
    const filters = version === undefined ? {} : { version };
    const words = terms.map((term) => (term.isRun ? [...term.text].join(' ') : term.text)).join(' ');
    const answer = await pagefind.search(words, { filters });
    const runs = terms.filter((term) => term.isRun && [...term.text].length > 1);
    const exact = await Promise.all(runs.map((term) => pagefind.search(`"${[...term.text].join(' ')}"`, { filters })));
    const sets = exact.map((one) => new Set(one?.results.map(({ id }) => id)));
    const results = (answer?.results ?? []).filter(({ id }) => sets.every((set) => set.has(id)));
    const shown = await Promise.all(results.slice(0, SHOWN).map(async ({ data, words: places }) => prepareResult(await data(), places)));
    return { terms, shown, total: results.length, versions: answer?.totalFilters['version'] ?? {} };
  };

  return {
    async search({ text, version, isExact = false }) {
      const terms = splitQuery(text);
      if (terms.length === 0 || (terms.length === 1 && terms[0]?.isRun === false && [...terms[0].text].length < SHORTEST)) return EMPTY;
      let found = await run(text, version);
      const anywhere = found.total === 0 && version !== undefined ? await run(text, undefined) : found;
      const missed = new Set(terms.filter((term) => !isFound(term, anywhere.shown)).map((term) => term.text));
      let corrected: string | undefined;
      if (missed.size > 0 && !isExact) {
        corrected = correctQuery(text, missed, vocabulary);
        const again = corrected === undefined ? undefined : await run(corrected, version);
        if (again && again.total > 0) found = again;
        else corrected = undefined;
      }
      // What Pagefind offers for a word that it does not know begins like it by chance.
      if (corrected === undefined && missed.size === terms.length) return EMPTY;
      return {
        ...(corrected !== undefined && { corrected }),
        pages: findPages(found.shown, found.terms),
        total: found.total,
        versions: hasVersions ? found.versions : {},
      };
    },
    close: () => pagefind.destroy(),
  };
}

interface Found {
  terms: ReturnType<typeof splitQuery>;
  shown: ResultFragment[];
  total: number;
  versions: Record<string, number>;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
  return response.text();
}
