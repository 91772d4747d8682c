import type { NavIcon } from '../../config/icon.ts';

/** A titled list of items, open or closed, to any depth. */
export interface NavGroup {
  kind: 'group';
  title: string;
  icon?: NavIcon;
  tag?: string;
  /** The page to which the title leads. */
  href?: string;
  /** Whether it is open at first; without it, that follows from its place. */
  isOpen?: boolean;
  items: NavItem[];
}

/** A page in navigation. */
export interface NavPage {
  kind: 'page';
  href: string;
  title: string;
  icon?: NavIcon;
  tag?: string;
  /** The HTTP method of an API page, upper case. */
  method?: string;
  deprecated?: boolean;
  /** True for the page to which its group's title leads. */
  isRoot?: boolean;
}

/** An address outside the site in navigation. */
export interface NavLink {
  kind: 'link';
  href: string;
  title: string;
  icon?: NavIcon;
}

/** What a sidebar shows, to any depth. */
export type NavItem = NavGroup | NavPage | NavLink;
