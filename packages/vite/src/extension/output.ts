import type { Readable } from 'node:stream';
import type { Diagnostic, Site, SitePage } from '@octavo/core';
import type { HeadTag } from '../html/head-tag.ts';

/** Something that a site serves beside its documents: the same bytes in dev and in a build. */
export interface Output {
  /** Names it in messages: `search index`. */
  name: string;
  /** The files of the site as it stands. Cheap, since dev asks for one address: content is read later. */
  list(site: Site, source: OutputSource): Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
  /**
   * Finds the file at an address (canonical, below the base), for an output that cannot be listed cheaply, or whose earlier addresses must
   * still answer. Only dev asks; without it the list is looked through.
   */
  find?(href: string): OutputFile | undefined | Promise<OutputFile | undefined>;
  /** The folder, below the base, that holds its files and no others: dev answers 404 for any other address there. */
  folder?: string;
  /** Makes what takes long, while a build compiles and bundles pages. */
  prepare?(site: Site, source: OutputSource): void | Promise<void>;
  /** What the head of a page says of it. */
  head?(page: SitePage, site: Site, source: Pick<OutputSource, 'base' | 'toUrl' | 'readBody'>): HeadTag[];
  /** What the owner has to know of its files, beside those that cannot be made: a build tells it. */
  check?(site: Site, source: OutputSource): readonly Diagnostic[] | Promise<readonly Diagnostic[]>;
  /** What the owner can do where it cannot be made. */
  hint?: string;
}

/** A file of an output: its canonical address below the base, its media type, and how its content is read. */
export interface OutputFile {
  /** Its address, canonical and below the base: `/feeds/all.json`. */
  href: string;
  /** Its media type, as the dev server sends it: `application/json`. */
  type: string;
  /** Reads its content, when it is asked for or built. */
  read(): OutputContent | Promise<OutputContent>;
}

/** The content of a file; a large one is a stream. */
export type OutputContent = string | Uint8Array | Readable;

/** When files of the content root were changed last, the same in dev and in a build. */
export interface ChangeDates {
  /** The day of a file (from the content root) that Git knows: `2026-06-03`. */
  find(file: string): Promise<string | undefined>;
}

/** What an output may ask beside the site. */
export interface OutputSource {
  /** The public base of the site, without a slash at the end; `/` for the root. */
  base: string;
  /**
   * The public address of a canonical one: whole where the site says where it stands, else with the base only. `/a b` ->
   * `https://ferry.test/docs/a%20b`.
   */
  toUrl(href: string): string;
  /** The days of last changes, as Git knows them. */
  readChanges(): ChangeDates;
  /** The text of a page without its frontmatter, with the config's variables put in; empty for a page that no file holds. */
  readBody(page: SitePage): string;
  /** A page as Markdown: title, description, what an API says of it, and its text. */
  readMarkdown(page: SitePage): Promise<string>;
}
