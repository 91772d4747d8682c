import path from 'node:path';
import { encodeHref, unescapePath } from '@octavo/core/internal';
import { disk, readOr } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';

/** The files that a build wrote, in a folder or on the web. */
export interface WrittenFiles {
  /** The folder, or the address without a slash at the end: for messages. */
  place: string;
  /** The file at a canonical address below the site's base; undefined where there is none. Rejects where it cannot be had. */
  read(href: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** Opens the folder that a build wrote. */
export function openWrittenFolder(folder: string): WrittenFiles {
  return {
    place: folder,
    async read(href) {
      const file = path.join(folder, unescapePath(href));
      const bytes = isWithin(folder, file) && disk.isFile(file) ? readOr(disk.readBytes(file), undefined) : undefined;
      return bytes && new Uint8Array(bytes);
    },
  };
}

/** Milliseconds after which a host counts as one that does not answer. */
const PATIENCE = 30_000;

/** Opens a built site on the web. */
export function openWrittenAddress(address: string): WrittenFiles {
  const place = address.replace(/\/+$/, '');
  return {
    place,
    async read(href) {
      const url = place + encodeHref(href);
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
      // Some hosts answer with their page for whatever is not there.
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true && !/(?:\/|\.html)$/.test(href);
      if (response.status === 404 || response.status === 410 || (response.ok && isPage)) return undefined;
      if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** A file as text; undefined where there is none. */
export async function readWrittenText(files: WrittenFiles, href: string): Promise<string | undefined> {
  const bytes = await files.read(href);
  return bytes && new TextDecoder().decode(bytes);
}
