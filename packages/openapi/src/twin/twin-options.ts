import type { Say } from '../value/say.ts';

/** What every page of an API has beside what its file says. */
export interface TwinOptions {
  /** The page's own text, as Markdown: it stands between description and parts. */
  text?: string;
  /** Says Octavo's own words in the language of the page; English where it is left out. */
  say?: Say;
}
