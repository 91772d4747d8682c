import type { NavItem } from '@octavo/core';
import type { ComponentType, ReactElement } from 'react';
import type { PageData } from '../data/page-data.ts';
import type { SectionData } from '../data/site-data.ts';

/** What every region of the layout is given; the site comes from `useSite()`. */
export interface RegionProps {
  /** Undefined where no page has the address: the document for 404. */
  page: PageData | undefined;
  /** The section that the reader is in; for a page outside navigation the site's first, with nothing active. */
  section: SectionData | undefined;
  /** The section's whole tree; undefined until the client has loaded it. */
  navigation: NavItem[] | undefined;
  /** Of the table of contents: what stands under it. */
  pageMenu?: ReactElement | undefined;
  /** Of the page's menu: true where it stands under the table of contents. */
  isInToc?: boolean;
}

/** A replaceable part of the layout. */
export type Region = ComponentType<RegionProps>;

/** The regions, and the page's text, that something may stand before and after. */
export const SURROUNDED = ['Header', 'TabsBar', 'Sidebar', 'Article', 'Toc', 'Feedback', 'Pagination', 'Footer'] as const;

/** A region, or the page's text, that something may stand before and after. */
export type Surrounded = (typeof SURROUNDED)[number];

/** A region that stands in the place of nothing: before or after another one, or the page's text. */
export type SlotName = `${'Before' | 'After'}${Surrounded}`;

/** The regions by name: those that are replaceable, and the slots around them, which are empty unless they are given. */
export interface Regions extends OwnRegions, Partial<Record<SlotName, Region>> {}

interface OwnRegions {
  /** The bar at the top: logo, search, links and the switch between light and dark. */
  Header: Region;
  /** The row of tabs below the header, on a site that has tabs. */
  TabsBar: Region;
  /** The navigation beside the article, or in the drawer of a narrow screen. */
  Sidebar: Region;
  /** The table of contents: "On this page". */
  Toc: Region;
  /** The question whether a page was helpful, and the links to edit it or raise an issue. */
  Feedback: Region;
  /** The links to the previous and the next page. */
  Pagination: Region;
  /** The bottom of the site: links and social accounts. */
  Footer: Region;
  /** What is shown at an address without a page. */
  NotFound: Region;
  /** The menu beside the title of a page or below its table of contents: to copy the page or open it in an assistant. */
  PageMenu?: Region;
}
