/** A value that survives `JSON.stringify`. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A heading of a page's Markdown, before MDX is compiled: what the link checker and the search need. */
export interface Heading {
  /** 1 to 6. */
  depth: number;
  text: string;
  /** GitHub's slug, unique within the page. */
  id: string;
  /** Counts from 1. */
  line: number;
}

/** An address that a page's text names, as written. */
export interface PageLink {
  kind: 'link' | 'image' | 'import';
  url: string;
  line: number;
  column: number;
}

/** A page file, read but not compiled: the stage between the disk and `createSite`. */
export interface Page {
  /** Canonical address: leading slash, no trailing slash, no extension, no base; `/` is the home. */
  href: string;
  /** Path from the content root, forward slashes, with extension. */
  file: string;
  title: string;
  /** The title in navigation, where it differs. */
  sidebarTitle?: string;
  description?: string;
  frontmatter: { [key: string]: Json };
  headings: Heading[];
  links: PageLink[];
  /** What a `#hash` may name beside headings: the ids and the slugs of the titles of the page's elements and components, sorted. */
  anchors?: string[];
}
