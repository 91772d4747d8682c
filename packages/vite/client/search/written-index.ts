import { openIndex } from './open-index.ts';
import type { IndexOptions } from './open-index.ts';
import type { CreateInstance } from './pagefind.ts';
import { createEngine } from './search-engine.ts';
import type { SearchEngine } from './search-engine.ts';

export type { CreateInstance, SearchEngine };

/** Opens the index that a build wrote, in a program that is no browser. */
export async function openWrittenIndex(
  folder: string,
  createInstance: CreateInstance,
  options: Required<Pick<IndexOptions, 'fetch'>>,
): Promise<SearchEngine> {
  return createEngine(await openIndex(folder, createInstance, options));
}
