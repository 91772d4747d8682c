import type { NavItem } from '@octavo/core';
import type { IconMap } from './icon-data.ts';

/** A section's navigation tree with the icons in it: plain JSON. */
export interface NavigationData {
  items: NavItem[];
  icons: IconMap;
}
