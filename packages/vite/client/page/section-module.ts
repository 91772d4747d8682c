import type { IconMap, SectionData, SiteData } from '@octavo/theme';
import type { NavigationData } from '@octavo/theme/internal';

/** What pages of one section share. Plain JSON. */
export interface LoadedSection extends Pick<SiteData, 'languages'> {
  section: SectionData;
  /** The icons of its switchers. */
  icons: IconMap;
}

/** A section as its module holds it; in dev one that is gone has no data, and nothing that loads its navigation. */
export interface SectionModule {
  default: LoadedSection | undefined;
  loadNavigation?(): Promise<{ default: NavigationData }>;
}

/** Sections by id. */
export type SectionLoaders = Record<string, () => Promise<SectionModule>>;
