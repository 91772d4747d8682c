import { createInstance } from 'virtual:octavo/search-engine';
import { openIndex } from './open-index.ts';
import { createEngine } from './search-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** Opens the site's index. In one chunk with all that reads it: imported when a reader wants to search. */
export async function openSearch(folder: string, isLive: boolean): Promise<SearchEngine> {
  if (createInstance === undefined) throw new Error('This site was built without a search index.');
  return createEngine(await openIndex(folder, createInstance, { isLive }));
}
