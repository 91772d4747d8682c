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

/** A page of a site, with its place in the navigation. */
export interface SitePage extends Page {
  /** The ids of its sections, that of its own version first; of a hidden page, those that its address belongs to. */
  sections: string[];
  /** True if no navigation shows it. */
  isHidden: boolean;
  /** Whether search finds it, if its group says so. */
  isSearchable?: boolean;
  /** False if it is in groups alone that say `public: false`. */
  isPublic?: boolean;
  /** What search multiplies its rank by, if its group says so. */
  boost?: number;
}

/** A redirect, from the site's root, without base. */
export interface Redirect {
  source: string;
  destination: string;
  permanent: boolean;
}

/** A whole site: its config and its pages in their navigation. Plain JSON. */
export interface Site {
  /** The config from `docs.json`, in one form for both of its shapes. */
  config: Config;
  /** The address of the first page. If no page has the address `/`, `/` redirects there. */
  home: string;
  /** All pages by `href`, hidden ones too, sorted by `href`. */
  pages: Record<string, SitePage>;
  /** The navigation: one tree for each version, language, tab and other division that has pages. */
  sections: Section[];
  /** The redirects, from `docs.json` and from Octavo. */
  redirects: Redirect[];
  /** Mistakes in the config and the navigation. */
  diagnostics: Diagnostic[];
}
