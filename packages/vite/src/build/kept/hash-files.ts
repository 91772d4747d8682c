import { hash } from 'node:crypto';
import { disk } from '../../disk/disk.ts';
import type { HashMemory } from '../../disk/hash-memory.ts';
import { paths } from '../../disk/paths.ts';

/** The SHA-256 of what files hold, by their absolute paths, or why one cannot be read. */
export type FileHashes = ReadonlyMap<string, string>;

/** Hashes all files of a folder and of those in it that `isEntered` (an absolute path) lets in, in the order of their names; of links, what they lead to. */
export function hashFiles(folder: string, isEntered: (folder: string) => boolean, memory: HashMemory): FileHashes {
  const found = new Map<string, string>();
  const walk = (at: string): void => {
    const read = disk.list(at);
    if ('failure' in read) return void found.set(at, read.failure.code);
    for (const entry of read.value.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = paths.join(at, entry.name);
      if (!entry.isDirectory()) found.set(file, hashFile(file, memory));
      else if (isEntered(file)) walk(file);
    }
  };
  walk(folder);
  return found;
}

/** The hash of one file, as in the list of a folder's. */
export function hashFile(file: string, memory: HashMemory): string {
  let failure = '';
  const read = (): string | undefined => {
    const bytes = disk.readBytes(file);
    if ('failure' in bytes) failure = bytes.failure.code;
    return 'value' in bytes ? hash('sha256', bytes.value, 'base64url') : undefined;
  };
  const stats = disk.stat(file);
  return ('value' in stats ? memory.find(file, stats.value, read) : read()) ?? failure;
}
