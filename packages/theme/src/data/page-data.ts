import type { Json } from '@octavo/core';
import type { IconMap } from './icon-data.ts';

/** A line of the table of contents. */
export interface TocEntry {
  /** 2 to 7: a heading in an update stands below the update's label. */
  depth: number;
  text: string;
  /** The text with rendered formulas, where it has any: trusted. */
  html?: string;
  id: string;
  /** The title of the view that it stands in: shown with that view only. */
  view?: string;
}

/** A page that a link leads to. */
export interface PageReference {
  href: string;
  title: string;
}

/** What one page shows beside its content: plain JSON. Addresses are canonical (no base). */
export interface PageData {
  href: string;
  title: string;
  description?: string;
  /** Path of its file from the content root. */
  file: string;
  /** Ids of the sections it stands in, its own version's first; for a page that no navigation names, those that its address belongs to. */
  sections: string[];
  /** The version and the language of each of them, in the same order, where there are several. */
  places?: { version?: string; language?: string }[];
  toc: TocEntry[];
  /** What the page shows of an API: the file or address and the name in it. The page's content draws it. */
  api?: string;
  /** Address of that file (base added), where readers may download it. */
  apiFile?: string;
  /** The titles of the groups above the page in navigation, outermost first. */
  trail: { title: string; href?: string }[];
  previous?: PageReference;
  next?: PageReference;
  /** The same page in other versions, by version, where it has another address there. */
  counterparts?: Record<string, string>;
  /** The same page in the languages of the site, by code, its own too; absent where it is in one language only. */
  translations?: Record<string, string>;
  /** Meta tags of frontmatter, by name (`og:image`, `twitter:card`, `keywords`, `robots`) and the address that search engines should know. */
  meta?: Record<string, string>;
  canonical?: string;
  /** The day of its last change, where it is to be shown: `2026-06-03`. */
  changed?: string;
  /** Canonical address of the feed of its updates. */
  feed?: string;
  /** What extensions put into the document's head while the page is shown. */
  head?: { tag: 'link' | 'meta' | 'script' | 'style'; attributes?: Readonly<Record<string, string | undefined>>; content?: string }[];
  /** What the schemas of extensions make of the frontmatter: `useFrontmatter()`. */
  data?: Record<string, Json>;
  /** True for a page that no file of the repository holds. */
  isGiven?: boolean;
  /** Frontmatter that the layout reads. */
  tag?: string;
  icon?: string;
  iconType?: string;
  mode?: 'wide' | 'custom' | 'frame' | 'center';
  hideFooterPagination?: boolean;
  deprecated?: boolean;
  /** The named icons of its content. */
  icons?: IconMap;
}
