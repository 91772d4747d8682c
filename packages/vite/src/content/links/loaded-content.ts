import type { PageLink, PageOutline } from '@octavo/core/internal';
import type { PageField } from '@octavo/openapi/internal';
import type { IconMap } from '@octavo/theme';
import type { LoadedTocEntry } from './link-toc.ts';

/** What a content file holds beside its code, in the site as it stands. */
export interface LoadedContent {
  /** Its headings, and the files of the snippets between them. */
  toc: LoadedTocEntry[];
  /** The parameters and values that it describes. */
  fields: PageField[];
  /** What it sets beside its text, by the names of the components. */
  examples: string[];
  /** Words that may be utility classes. */
  classes: string[];
  /** The sheets of rare components that it needs (`listRareSheets`). */
  rareSheets: string[];
  /** As extensions leave them; absent when the file does not work. */
  links?: readonly PageLink[];
  /** Absolute paths of the content files that it imports. */
  imports: string[];
  /** Imported packages, which only the bundler can find. */
  packages: { specifier: string; line: number; column: number }[];
  /** The names that its module exports. */
  exports: string[];
  /** The named icons of this file alone. */
  icons: IconMap;
  /** Absent when the file does not work. */
  outline?: PageOutline;
  /** The theme's components that it uses; absent when it does not work. */
  usesNames?: string[];
}

/** What is known of a file that does not work: its module shows what is wrong with it. */
export const BROKEN_CONTENT: LoadedContent = {
  toc: [],
  fields: [],
  examples: [],
  classes: [],
  rareSheets: [],
  imports: [],
  packages: [],
  exports: ['default'],
  icons: {},
};
