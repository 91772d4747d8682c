import type { CreateInstance, PagefindInstance } from './pagefind.ts';

/** An index that is open, and the words of its titles and headings. */
export interface OpenIndex {
  pagefind: PagefindInstance;
  vocabulary: string[];
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
    vocabulary: [...new Set([...site.vocabulary, ...(recent?.vocabulary ?? [])])],
  };
}

async function openFolder(folder: string, createInstance: CreateInstance): Promise<OpenIndex> {
  const words = await fetchText(`${folder}vocabulary.txt`);
  const pagefind = createInstance({
    basePath: folder,
    baseUrl: '/',
    noWorker: true,
    ranking: { termSimilarity: 1.2, metaWeights: { title: 6, description: 1.5, trail: 0.2, division: 0.1 } },
  });
  await pagefind.init();
  // Only now is its program there, which all indexes share: two that load it at the same time would each have their own, and mix them up.
  await pagefind.filters();
  return { pagefind, vocabulary: words === '' ? [] : words.split('\n') };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
  return response.text();
}
