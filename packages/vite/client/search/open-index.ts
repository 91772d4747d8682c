import { vocabularyFile } from '@octavo/core/browser';
import type { CreateInstance, PagefindInstance } from './pagefind.ts';

/** An index that is open. */
export interface OpenIndex {
  pagefind: PagefindInstance;
  /** The words of titles and headings of pages in a language, of all of them where the index is not split; fetched once. */
  readVocabulary(language: string | undefined): Promise<readonly string[]>;
}

/** What the dev server says of the pages that have changed since it made the whole index. */
interface RecentChanges {
  stale: string[];
  /** Below the index's folder, with a slash at the end; absent where there is nothing new. */
  folder?: string;
}

/** How an index is opened. */
export interface IndexOptions {
  /** True to ask for what has changed since it was made. */
  isLive?: boolean;
  /** What the words of titles are fetched with. */
  fetch?: (address: string) => Promise<Response>;
}

/** Opens the index in a folder. Rejects when a part of it cannot be had. */
export async function openIndex(
  folder: string,
  createInstance: CreateInstance,
  { isLive = false, fetch = globalThis.fetch }: IndexOptions = {},
): Promise<OpenIndex> {
  const open = (from: string): Promise<OpenIndex> => openFolder(from, createInstance, fetch);
  if (!isLive) return open(folder);
  const { stale, folder: recentFolder }: RecentChanges = JSON.parse(await fetchText(`${folder}recent.json`, fetch));
  const site = await open(folder);
  if (stale.length === 0 && recentFolder === undefined) return site;
  const recent = recentFolder === undefined ? undefined : await open(folder + recentFolder);
  const { joinIndexes } = await import('./join-indexes.ts');
  return {
    pagefind: joinIndexes(site.pagefind, recent?.pagefind, new Set(stale)),
    async readVocabulary(language) {
      const words = await Promise.all([site, recent].map((index) => index?.readVocabulary(language) ?? []));
      return [...new Set(words.flat())];
    },
  };
}

type Fetch = NonNullable<IndexOptions['fetch']>;

async function openFolder(folder: string, createInstance: CreateInstance, fetch: Fetch): Promise<OpenIndex> {
  const pagefind = createInstance({
    basePath: folder,
    baseUrl: '/',
    noWorker: true,
    // Of what Pagefind makes of a page beside its text, nothing is shown: the least is asked for.
    excerptLength: 1,
    ranking: { termSimilarity: 1.2, metaWeights: { title: 6, keywords: 3, description: 1.5, trail: 0.2, division: 0.1 } },
  });
  await pagefind.init();
  // Only now is its program there, which all indexes share: two that load it at the same time would each have their own, and mix them up.
  const { language: pages = {} } = await pagefind.filters();
  const vocabularies = new Map<string, Promise<string[]>>();
  const readVocabulary = (language: string | undefined): Promise<string[]> => {
    const file = vocabularyFile(Object.keys(pages), language);
    const reading = vocabularies.get(file) ?? fetchText(folder + file, fetch).then((text) => (text === '' ? [] : text.split('\n')));
    vocabularies.set(file, reading);
    // What could not be fetched is asked for again.
    reading.catch(() => vocabularies.delete(file));
    return reading;
  };
  return { pagefind, readVocabulary };
}

async function fetchText(address: string, fetch: Fetch): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}
