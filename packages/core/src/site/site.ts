import type { Config } from '../config/config.ts';
import type { ConfigColor } from '../config/schema/color.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Page } from '../page/page.ts';
import type { NavIcon } from '../config/icon.ts';
import type { NavItem } from './navigation/navigation.ts';

/** A choice among divisions (a version, a tab, an anchor ...) with the address that it leads to. */
export interface DivisionLink {
  name: string;
  /** Canonical address of the division's first page, or an absolute URL (`http:`, `https:`, `mailto:`). */
  href: string;
  isActive: boolean;
  /** True for an address outside the site. */
  isExternal: boolean;
  icon?: NavIcon;
  color?: ConfigColor;
  /** Of a language its code, of a version that of its language. */
  locale?: string;
  /** Short description. */
  description?: string;
  /** A short label beside the name. */
  tag?: string;
  /** True for a version that lacks the page which is read: its link leads to another one. */
  isWithoutPage?: true;
  /** The side of the bar on which a tab stands, where it is the other one. */
  align?: 'end';
  /** The entries of a tab's menu. */
  items?: DivisionLink[];
}

/**
 * One navigation tree with the divisions that select it: a nesting of them that holds at least one page.
 *
 * The lists are what is shown while the reader is in this section: hidden divisions only while active, those bound to another version not
 * at all. `versions` leads to each other version's first page (the same page of that version where the page stands in it, which is the
 * client's business: see `SitePage.sections`).
 */
export interface Section {
  /** Stable and readable, usable in a file name: `v2-api-reference`, `main`. */
  id: string;
  /** Code of the language that it is written in. */
  language?: string;
  version?: string;
  tab?: string;
  anchor?: string;
  /** The address of the first page. */
  home: string;
  /** In a language or a version: the folder that the version names, else the deepest that holds all pages of its own, `/fr`. */
  folder?: string;
  languages: DivisionLink[];
  products: DivisionLink[];
  versions: DivisionLink[];
  tabs: DivisionLink[];
  dropdowns: DivisionLink[];
  anchors: DivisionLink[];
  navigation: NavItem[];
}

/** A page in its place. */
export interface SitePage extends Page {
  /** Ids of the sections it stands in, its own version's first; for a hidden page, those that its address belongs to. */
  sections: string[];
  /** True when no navigation shows it. */
  isHidden: boolean;
  /** Whether the search finds it, where its group says so. */
  isSearchable?: boolean;
  /** What the search multiplies its rank by, where its group says so. */
  boost?: number;
}

/** A redirect, from the site's root, without base. */
export interface Redirect {
  source: string;
  destination: string;
  permanent: boolean;
}

/** A whole site: the config and the pages, put together. Plain JSON. */
export interface Site {
  config: Config;
  /** The address of the first page; where no page is named `/`, a redirect leads there from `/`. */
  home: string;
  /** By `href`, in the order of `href`. */
  pages: Record<string, SitePage>;
  sections: Section[];
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}
