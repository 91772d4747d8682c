import { gzipSync } from 'node:zlib';
import { decodePath, isExternalUrl, resolveRelative, splitUrl, stripBase, toFolder } from '@octavo/core/internal';
import type { WrittenFiles } from '../written-files.ts';
import { readDocument } from './read-document.ts';
import type { WrittenDocument } from './read-document.ts';

/** A file of the site that something refers to. */
export interface Destination {
  /** Canonical. */
  target: string;
  /** `#part`, or empty. */
  hash: string;
}

/** A built site as a crawler goes through it: each document and each file is read once. */
export interface Crawl {
  /** The document of a page; undefined where there is none. */
  open(href: string): Promise<WrittenDocument | undefined>;
  /** The compressed size of a file in bytes; undefined where there is none. */
  weigh(href: string): Promise<number | undefined>;
  /** The compressed size of a document in bytes. */
  weighDocument(href: string): Promise<number>;
  /** Where an address in the document of `from` leads; undefined for one outside the site. */
  follow(href: string, from: string): Destination | undefined;
}

/** Makes the crawl of a site with the base and the origin of its public addresses. */
export function createCrawl(files: WrittenFiles, { base, origin }: { base: string; origin: string | undefined }): Crawl {
  const read = once(async (href) => {
    const html = await files.readDocument(href);
    return html === undefined ? undefined : { document: readDocument(html), weight: gzipSync(html).length };
  });
  return {
    open: async (href) => (await read(href))?.document,
    weigh: once(async (href) => {
      const bytes = await files.read(href);
      return bytes && gzipSync(bytes).length;
    }),
    weighDocument: async (href) => (await read(href))?.weight ?? 0,
    follow(href, from) {
      const whole = origin !== undefined && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
      if (isExternalUrl(whole)) return undefined;
      const { path, hash } = splitUrl(whole);
      if (path === '') return { target: from, hash };
      const target = stripBase(base || '/', decodePath(resolveRelative(toFolder(base + from), path)));
      return target === undefined ? undefined : { target, hash };
    },
  };
}

function once<Value>(read: (href: string) => Promise<Value>): (href: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (href) => {
    const value = known.get(href) ?? read(href);
    known.set(href, value);
    return value;
  };
}
