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

/** Opens the index in a folder; `isLive` asks for what has changed since as well. Rejects when a part of it cannot be had. */
export async function openIndex(folder: string, createInstance: CreateInstance, isLive: boolean): Promise<OpenIndex> {
  if (!isLive) return openFolder(folder, createInstance);
  const { stale, folder: recentFolder }: RecentChanges = JSON.parse(await fetchText(`${folder}recent.json`));
  const site = await openFolder(folder, createInstance);
  if (stale.length === 0 && recentFolder === undefined) return site;
  const recent = recentFolder === undefined ? undefined : await openFolder(folder + recentFolder, createInstance);
  const { joinIndexes } = await import('./join-indexes.ts');
  return {
    pagefind: joinIndexes(site.pagefind, recent?.pagefind, new Set(stale)),
    async readVocabulary(language) {
      const words = await Promise.all([site, recent].map((index) => index?.readVocabulary(language) ?? []));
      return [...new Set(words.flat())];
    },
  };
}

async function openFolder(folder: string, createInstance: CreateInstance): Promise<OpenIndex> {
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
    const reading = vocabularies.get(file) ?? fetchText(folder + file).then((text) => (text === '' ? [] : text.split('\n')));
    vocabularies.set(file, reading);
    // What could not be fetched is asked for again.
    reading.catch(() => vocabularies.delete(file));
    return reading;
  };
  return { pagefind, readVocabulary };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
  return response.text();
}
