import type { Stats } from 'node:fs';
import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { hashContent } from './placed-list.ts';

/** Whose a file is: `changed` is one that was ours until somebody changed it. */
export type Owner = 'nobody' | 'us' | 'changed' | 'other';

/** What is known of a file before it is looked at. */
export interface KnownFile {
  /** The hashes that it has while it is ours; undefined when no build of ours wrote it. */
  hashes: readonly string[] | undefined;
  /** When this build began (Unix ms): what has been written since is another's, whatever it holds. */
  since: number;
  /** Without it every file is read. */
  findHash?: FindHash | undefined;
}

/** Gives the hash of a file whose stats were taken just now: what `read` gives, unless it is known. */
export type FindHash = (file: string, stats: Stats, read: () => string | undefined) => string | undefined;

/** Looks at a file: whose it is, and the hash of what it holds; that is undefined for one that is no file, or cannot be read. */
export function findOwner(
  file: string,
  { hashes, since, findHash }: KnownFile,
  system: FileSystem,
): { owner: Owner; hash?: string | undefined } {
  const stats = findStats(file, system);
  if (stats === undefined) return { owner: 'nobody' };
  const read = (): string | undefined => readHash(file, system);
  // The stats of a link are its own.
  const hash = findHash !== undefined && stats.isFile() ? findHash(file, stats, read) : read();
  if (hashes === undefined || stats.ctimeMs >= since) return { owner: 'other', hash };
  return { owner: stats.isFile() && hash !== undefined && hashes.includes(hash) ? 'us' : 'changed', hash };
}

/** Where a folder of its path is a file now, there is no such file either. */
function findStats(file: string, system: FileSystem): Stats | undefined {
  try {
    return system.lstatSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readHash(file: string, system: FileSystem): string | undefined {
  try {
    return hashContent(system.readFileSync(file));
  } catch {
    // Whatever the reason: what cannot be read is not known to be ours.
    return undefined;
  }
}
