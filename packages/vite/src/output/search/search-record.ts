/** What the search knows of one page, whatever kind of page it is: plain JSON, the one thing that the index is made from. */
export interface SearchRecord {
  /** Canonical address. */
  href: string;
  title: string;
  description?: string;
  /** Words that find the page though nothing on it says them. */
  keywords?: string[];
  /** The groups above the page in navigation, outermost first. */
  trail: string[];
  /** The division (tab, anchor) that the page stands in, for display. */
  division?: string;
  /** In the order of the page; the same `id` may come again where text goes on after a part with an id of its own. */
  sections: SearchSection[];
  /** What a reader may choose by: `{ version: ['v2', 'v1'] }`; under `BOOST_FILTER` what multiplies the page's rank. */
  filters: Record<string, string[]>;
}

/** A part of a page with an address of its own. */
export interface SearchSection {
  /** What the address's hash names; empty for what stands above the first heading. */
  id: string;
  heading: string;
  /** As a reader sees it, without markup. */
  text: string;
  code: string;
}
