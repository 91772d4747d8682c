import { hash } from 'node:crypto';
import { disk } from '../../disk/disk.ts';
import { paths } from '../../disk/paths.ts';

/** The SHA-256 of what files hold, by their absolute paths, or why one cannot be read. */
export type FileHashes = ReadonlyMap<string, string>;

/** Hashes all files of a folder and of those in it that `isEntered` (an absolute path) lets in, in the order of their names; of links, what they lead to. */
export function hashFiles(folder: string, isEntered: (folder: string) => boolean): FileHashes {
  const found = new Map<string, string>();
  const walk = (at: string): void => {
    const read = disk.list(at);
    if ('failure' in read) return void found.set(at, read.failure.code);
    for (const entry of read.value.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = paths.join(at, entry.name);
      if (!entry.isDirectory()) found.set(file, hashFile(file));
      else if (isEntered(file)) walk(file);
    }
  };
  walk(folder);
  return found;
}

/** The hash of one file, as in the list of a folder's. */
export function hashFile(file: string): string {
  const read = disk.readBytes(file);
  return 'value' in read ? hash('sha256', read.value, 'base64url') : read.failure.code;
}
