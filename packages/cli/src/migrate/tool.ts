import type { MigrationNote, OldPage, OldSite } from './old-site.ts';
import type { OldSource } from './source.ts';

/** What a page's text is rewritten with. */
export interface PageScope {
  source: OldSource;
  site: OldSite;
  page: OldPage;
  /** What a fence names to show a file (a path from the source folder): the path that it has from the new page. */
  showFile(file: string): string;
  /** Tells that something of the page does not come over as it was; `offset` counts in the text as it stands. */
  note(note: Omit<MigrationNote, 'file' | 'line'>, offset?: number): void;
}

/** One step of rewriting: a text to a text. */
export type Codemod = (text: string, scope: PageScope) => string;

/** How a tool makes ids of headings where it does so in another way than GitHub. */
export interface IdRule {
  slug(text: string): string;
  /** Stands before the number of an id that is there more than once. */
  separator: '-' | '_';
}

/** Another tool that makes sites of Markdown. */
export interface Tool {
  /** As `--from` takes it. */
  name: string;
  title: string;
  /** Its pages are of our format: what is wrong with one that stays as it is was wrong there. */
  isOurFormat?: true;
  /** How it reads the text of a page, where not as it is written. */
  readText?(text: string): string;
  /** Whether a folder is a site of this tool. */
  detects(source: OldSource): boolean;
  /** Reads its config, its navigation and which pages it has. */
  read(source: OldSource): OldSite;
  /** How it makes ids of headings, where not as GitHub does. */
  readIds?(source: OldSource): IdRule | undefined;
  /** What its Markdown has that ours has not, in the order in which it is rewritten. */
  codemods: readonly Codemod[];
}
