import type { ComponentType } from 'react';
import type { PageData } from '@octavo/theme';
import type { SectionLoaders, SectionModule } from './section-module.ts';

/** A page as its chunk holds it. */
export interface PageModule {
  Content: ComponentType | undefined;
  data: PageData | undefined;
  /** The style sheet of the page's utility classes. */
  utilities?: string;
  /** The section that it is shown in unless the reader wants another: there once the page is loaded. */
  section?: SectionModule | undefined;
  /** The others that it stands in; in dev all are found elsewhere. */
  sections?: SectionLoaders;
}

/** A page of a build whose content is made from a file of its own: a bundler would hold those of a large site in memory. */
export interface StoredPage extends Omit<PageModule, 'Content'> {
  /** The address of the file: JSON, or a script of which the default export counts. */
  source: string;
  create(content: unknown): ComponentType;
}

/** What is known of a page of a build whose text is a file of its own, and no module. Plain JSON. */
export interface StoredPageRecord extends Pick<PageModule, 'data' | 'utilities'> {
  /** The address of the text's script. */
  source: string;
  /** Addresses of the sheets that the page has beside those of every document. */
  sheets: string[];
  /** The modules of the sections that it stands in, by their ids. */
  sections: Record<string, string>;
}

/** Some of the site's pages: which ones follows from their addresses. */
export type PageShard = Record<string, () => Promise<PageModule | StoredPage>>;
