import { createInstance } from 'virtual:octavo/search-engine';
import { openEngine } from './search-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** Opens the site's index. In one chunk with all that reads it: imported when a reader wants to search. */
export function openSearch(folder: string): Promise<SearchEngine> {
  if (createInstance === undefined) return Promise.reject(new Error('This site was built without a search index.'));
  return openEngine(folder, createInstance);
}
