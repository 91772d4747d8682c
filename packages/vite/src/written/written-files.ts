import path from 'node:path';
import { encodeHref, unescapePath } from '@octavo/core/browser';
import { disk, readOr } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';

/** The files that a build wrote, in a folder or on the web. */
export interface WrittenFiles {
  /** The folder, or the address without a slash at the end: for messages. */
  place: string;
  /** The file at a canonical address below the site's base; undefined where there is none. Rejects where it cannot be had. */
  read(href: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The HTML at the address of a page, as a host answers it: `/guide` is `guide.html` or `guide/index.html`. */
  readDocument(href: string): Promise<string | undefined>;
}

/** Opens the folder that a build wrote. */
export function openWrittenFolder(folder: string): WrittenFiles {
  const read: WrittenFiles['read'] = async (href) => {
    const file = path.join(folder, unescapePath(href));
    const bytes = isWithin(folder, file) && disk.isFile(file) ? readOr(disk.readBytes(file), undefined) : undefined;
    return bytes && new Uint8Array(bytes);
  };
  return {
    place: folder,
    read,
    async readDocument(href) {
      const bytes = (await read(`${href.replace(/\/$/, '')}/index.html`)) ?? (await read(`${href}.html`));
      return bytes && new TextDecoder().decode(bytes);
    },
  };
}

/** Milliseconds after which a host counts as one that does not answer. */
const PATIENCE = 30_000;

/** Opens a built site on the web. */
export function openWrittenAddress(address: string): WrittenFiles {
  const place = address.replace(/\/+$/, '');
  const ask = async (href: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; isPage: boolean } | undefined> => {
    const url = place + encodeHref(href);
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (response.status === 404 || response.status === 410) return undefined;
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    return { bytes, isPage };
  };
  return {
    place,
    async read(href) {
      const found = await ask(href);
      // Some hosts answer with their page for whatever is not there.
      return found?.isPage === true && !href.endsWith('.html') ? undefined : found?.bytes;
    },
    async readDocument(href) {
      const found = await ask(href);
      return found?.isPage === true ? new TextDecoder().decode(found.bytes) : undefined;
    },
  };
}

/** A file as text; undefined where there is none. */
export async function readWrittenText(files: WrittenFiles, href: string): Promise<string | undefined> {
  const bytes = await files.read(href);
  return bytes && new TextDecoder().decode(bytes);
}
