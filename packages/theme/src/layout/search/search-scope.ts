import type { SearchWords, Words } from '@octavo/core';
import type { SearchClient } from '../../data/search-client.ts';
import type { SectionData, SiteData } from '../../data/site-data.ts';

/** What the search is opened on: the site, and where in it the reader is. */
export interface SearchScope {
  client: SearchClient;
  site: SiteData;
  section: SectionData | undefined;
  /** A canonical address to the one to write in an `href`. */
  toHref: (href: string) => string;
}

/** The same, with all that is said. */
export interface SearchSources extends SearchScope {
  words: SearchWords;
  siteWords: Words;
}
