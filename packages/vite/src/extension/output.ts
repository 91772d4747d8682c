import type { Readable } from 'node:stream';
import type { Diagnostic, Site, SitePage } from '@octavo/core';
import type { HeadTag } from '../html/head-tag.ts';
import type { Listed } from './read-listed.ts';

/** Files that a site serves beside its documents: the same bytes in dev and in a build. */
export interface Output {
  /** The name of the output in messages: `search index`. */
  name: string;
  /** Lists the files. It should be quick, since dev calls it to find one address; the content is read later. */
  list(site: Site, source: OutputSource): Listed<OutputFile>;
  /**
   * Finds the file at an address (canonical, below the base), for an output that takes long to list, or whose earlier addresses must still
   * answer. Only dev calls it; without it, dev searches the list.
   */
  find?(href: string): OutputFile | undefined | Promise<OutputFile | undefined>;
  /** The folder, below the base, that contains only its files. Dev answers 404 for any other address there. */
  folder?: string;
  /** Does work that takes long, while a build compiles and bundles pages. */
  prepare?(site: Site, source: OutputSource): void | Promise<void>;
  /** Elements of the head of a page, such as a link to one of the files. */
  head?(page: SitePage, site: Site, source: Pick<OutputSource, 'base' | 'toUrl' | 'readBody'>): HeadTag[];
  /** Finds mistakes, which a build reports. A file that cannot be made is reported without it. */
  check?(site: Site, source: OutputSource): readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  /** What the owner can do if a file cannot be made. */
  hint?: string;
}

/** A file of an output: its canonical address below the base, its media type, and how its content is read. */
export interface OutputFile {
  /** Its address, canonical and below the base: `/feeds/all.json`. */
  href: string;
  /** Its media type, as the dev server sends it: `application/json`. */
  type: string;
  /** Reads its content, when it is requested or built. */
  read(): OutputContent | Promise<OutputContent>;
}

/** The content of a file; a large one is a stream. */
export type OutputContent = string | Uint8Array | Readable;

/** The dates of the last changes of files, the same in dev and in a build. */
export interface ChangeDates {
  /** Finds the date of a file, by its path from the content root, as Git has it: `2026-06-03`. */
  find(file: string): Promise<string | undefined>;
}

/** What an output can ask for, in addition to the site. */
export interface OutputSource {
  /** The public base of the site, without a slash at the end; `/` for the root. */
  base: string;
  /**
   * Turns a canonical address into a public one: whole if the site has a public address, else with the base only. `/a b` ->
   * `https://ferry.test/docs/a%20b`.
   */
  toUrl(href: string): string;
  /** Reads the dates of the last changes from Git. */
  readChanges(): ChangeDates;
  /** Reads the text of a page without frontmatter, with the values of variables. It is empty for a page without a file. */
  readBody(page: SitePage): string;
  /** Reads a page as Markdown, as assistants get it: its title, its description, the address of `llms.txt`, what its API file says, and its text. */
  readMarkdown(page: SitePage): Promise<string>;
}
