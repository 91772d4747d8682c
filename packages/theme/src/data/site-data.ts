import type { Config, Section } from '@octavo/core';

/** A section as the header and the sidebar's top need it: its switchers, without the navigation tree, which is loaded apart. */
export type SectionData = Omit<Section, 'navigation'>;

/** What every page of a site shows: plain JSON, the same for all pages, loaded once. Addresses of files are ready to use (base added). */
export interface SiteData extends Pick<
  Config,
  | 'name'
  | 'description'
  | 'logo'
  | 'favicon'
  | 'colors'
  | 'topbarLinks'
  | 'topbarCtaButton'
  | 'modeToggle'
  | 'footerSocials'
  | 'footerLinks'
  | 'backgroundImage'
> {
  /** Where the site lives: `/` or `/docs`, without trailing slash otherwise. */
  base: string;
  /** Canonical address of the first page. */
  home: string;
  sections: SectionData[];
  /** Address of the static page that links every page. */
  contents: string;
}
