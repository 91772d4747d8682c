import type { SearchWords } from '@octavo/core';
import type { AskClient } from './ask-client.ts';

/** What the dialog searches with: whoever draws the layout brings one, so that the theme knows no index. */
export interface SearchClient {
  /** Fetches what a search needs, when the reader begins to type; rejects when it cannot be had. */
  load(scope?: Pick<SearchQuery, 'language'>): Promise<void>;
  /** Fetches the dialog's words in a language; undefined for English ones. */
  loadWords?(language: string): Promise<Partial<SearchWords> | undefined>;
  /** Fetches the dialog's sheet, where the page has not got it yet. */
  loadStyles?(): Promise<unknown>;
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Fetches what answers questions, when a reader asks the first; without it the dialog offers none. */
  loadAsk?(): Promise<AskClient>;
  /** Calls back when the index has changed under an open dialog (in dev); returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** What a reader asks for. */
export interface SearchQuery {
  text: string;
  /** Pages of this version only. */
  version?: string | undefined;
  /** Pages in this language only: its code. */
  language?: string | undefined;
  /** True takes every word as it is, right or wrong. */
  isExact?: boolean;
}

/** What was found. */
export interface SearchAnswer {
  /** The corrected query, where a wrong letter was put right. */
  corrected?: string;
  /** True when no page has all words of the query: these have some. */
  isPartial?: boolean;
  /** True when no page of the version that was asked for has them: these are of others. */
  isElsewhere?: boolean;
  /** The best pages, the best first. */
  pages: SearchPage[];
  /** Fetches the next best, where there are more to be shown. */
  readMore?(): Promise<SearchPage[]>;
  /** How many pages are shown once all of those have come. */
  shown: number;
  /** How many pages there are in all. */
  total: number;
  /** How many pages each version has, whatever version was asked for; empty on a site without versions. */
  versions: Record<string, number>;
}

/** A page with what was found in it. */
export interface SearchPage {
  /** Canonical address. */
  href: string;
  title: SearchText;
  /** The division and the groups above the page, outermost first. */
  trail: string[];
  /** At least one: the page itself where nothing but its title or description was found. */
  hits: SearchHit[];
}

/** A place in a page. */
export interface SearchHit {
  /** The page's address, with the hash of the part where there is one. */
  href: string;
  /** The heading above; undefined for what stands before the first heading. */
  heading?: SearchText;
  excerpt: SearchText;
}

/** A text in pieces, of which some are what was searched for. Plain text: never HTML. */
export type SearchText = { text: string; isMatch: boolean }[];
