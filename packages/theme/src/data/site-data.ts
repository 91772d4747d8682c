import type { ApiTexts, ConfigBanner, Config, NavIcon, PageAction, PageMenuWords, PartTexts, Section, Words } from '@octavo/core';
import type { IconMap } from './icon-data.ts';
import type { Repository } from './repository.ts';

/** Switchers that few sites have. */
type RareSwitchers = 'products' | 'languages' | 'dropdowns';

/** A section as the header and the sidebar's top need it: its switchers, without the navigation tree, which is loaded apart. */
export type SectionData = Omit<Section, 'navigation' | 'folder' | RareSwitchers> & Partial<Pick<Section, RareSwitchers>>;

/** What of a site is another in one of its languages. */
export type LanguageData = Partial<
  Pick<SiteData, 'banner' | 'topbarLinks' | 'topbarCtaButton' | 'footerSocials' | 'footerLinks' | 'words' | 'pageMenuWords' | 'parts'>
>;

/** An image's own width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What every page of a site shows: plain JSON, the same for all pages, loaded once. Addresses of files and of the config's own links are ready to use (base added). */
export interface SiteData
  extends
    Partial<Pick<Config, 'drilldown' | 'feedback' | 'look' | 'metadata' | 'search'>>,
    Pick<
      Config,
      | 'name'
      | 'description'
      | 'logo'
      | 'favicon'
      | 'colors'
      | 'topbarLinks'
      | 'topbarCtaButton'
      | 'modeToggle'
      | 'footerLinks'
      | 'backgroundImage'
      | 'backgroundImageDark'
    > {
  /** The sizes of the logo's images, where they are known: what stands beside them does not move when they come. */
  logoSizes?: { light?: ImageSize | undefined; dark?: ImageSize | undefined };
  /** Where the site lives: `/` or `/docs`, without trailing slash otherwise. */
  base: string;
  /** Canonical address of the first page. */
  home: string;
  /** The first section: what a page that stands in none is shown in; those of other pages come with them. */
  firstSection?: SectionData;
  /** The ids of the sections in which addresses without a page are shown, by the folders of languages and versions: `/fr/`. */
  missingSections?: [folder: string, section: string][];
  footerSocials: { type: string; url: string; icon?: NavIcon }[];
  /** Where the pages' files are kept; absent where it is not known, or where no field asks for it. */
  repository?: Repository;
  /** Address of the static page that links every page. */
  contents: string;
  /** Address of the page to which providers of OAuth 2.0 send a reader back; absent where there is none. */
  signInPage?: string;
  /** Addresses of the author's scripts, which every page runs once it is usable. */
  scripts?: string[];
  /** True when addresses without a page may lead elsewhere, which the host knows. */
  hasRedirects?: true;
  /** A line above every page. */
  banner?: ConfigBanner;
  /** The page of an address that leads nowhere, where the config says more than the theme does. */
  notFound?: NonNullable<Config['notFound']>;
  /** What the menu of a page offers; absent where there is none. */
  pageMenu?: PageAction[];
  /** Set where it stands under the table of contents, in place of beside the title. */
  pageMenuPlace?: 'toc';
  /** Address of an MCP server about the docs. */
  mcp?: string;
  /** Its words, where they are not English ones. */
  pageMenuWords?: Partial<PageMenuWords>;
  /** The texts of components by their English, where they are not that; of API pages, too, where the site has some. */
  parts?: Partial<PartTexts & ApiTexts>;
  /** The words of the interface, where they are not English ones. */
  words?: Partial<Words>;
  /** What takes the place of the fields above while a language is read, by its code; at least for the language of the page. */
  languages?: Record<string, LanguageData>;
  /** The named icons around every page: of anchors, tabs, versions, links and accounts. */
  icons?: IconMap;
}
