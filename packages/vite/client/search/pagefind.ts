import type { Fragment } from './search-pages.ts';

/** What we use of Pagefind's browser module. */
export type CreateInstance = (options: {
  basePath: string;
  baseUrl: string;
  noWorker: boolean;
  excerptLength: number;
  ranking: object;
}) => PagefindInstance;

/** An index that is open. */
export interface PagefindInstance {
  init(): Promise<void>;
  filters(): Promise<FilterCounts>;
  search(text: string, options?: { filters?: Record<string, string> }): Promise<PagefindAnswer | null>;
  destroy(): Promise<void>;
}

/** Pages by filter and value: `{ version: { v1: 3 } }`. */
export type FilterCounts = Record<string, Record<string, number>>;

/** What Pagefind found: the best first. */
export interface PagefindAnswer {
  results: PagefindResult[];
  /** Of all pages with the words. */
  totalFilters: FilterCounts;
  /** Of the pages that are in `results`. */
  filters?: FilterCounts;
}

/** A page that was found. */
export interface PagefindResult {
  id: string;
  score: number;
  words: number[];
  data(): Promise<Fragment>;
}
