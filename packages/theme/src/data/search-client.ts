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
  /** What the reader has typed. */
  text: string;
  /** The version to search; undefined for all. */
  version?: string | undefined;
  /** The code of the language to search; undefined on a site in one language. */
  language?: string | undefined;
  /** True if the reader has refused a correction: search for the words as typed. */
  isExact?: boolean;
}

/** What a search returns. */
export interface SearchAnswer {
  /** The corrected query, if a typing error was corrected. */
  corrected?: string;
  /** True if no page has all words of the query, so that these have only some. */
  isPartial?: boolean;
  /** True if the requested version has no result, so that these are from other versions. */
  isElsewhere?: boolean;
  /** The best pages, best first. */
  pages: SearchPage[];
  /** Fetches the next best pages, if there are more to show. */
  readMore?(): Promise<SearchPage[]>;
  /** How many pages are shown when all of these are fetched. */
  shown: number;
  /** How many pages match in all. */
  total: number;
  /** The number of results in each version by its name, whichever was requested. Empty on a site without versions. */
  versions: Record<string, number>;
}

/** A page of the results. */
export interface SearchPage {
  /** Its canonical address. */
  href: string;
  /** Its title, in pieces of plain text; `isMatch` highlights a piece. */
  title: SearchText;
  /** The division and the groups of the page, outermost first. */
  trail: string[];
  /** Its matches, at least one; if only the title or the description matches, the page itself. */
  hits: SearchHit[];
}

/** A match in a page. */
export interface SearchHit {
  /** The address of the page, with the hash of the heading if there is one. */
  href: string;
  /** The heading above it; undefined before the first heading. */
  heading?: SearchText;
  /** The text around the match. */
  excerpt: SearchText;
}

/** A text in pieces, of which some are what was searched for. Plain text: never HTML. */
export type SearchText = { text: string; isMatch: boolean }[];
