import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { describeLocked } from './describe-system-error.ts';
import { hashName } from './placed-list.ts';
import { takeLock } from './take-lock.ts';

/** A site's part of an output folder, and where its files lie on their way. */
export interface OutputPlace {
  /** Absolute path of the output folder, which may belong to others; it is made when it is missing. */
  outDir: string;
  /** The site's part of it, empty or `docs/`: each part has a list of its own. */
  prefix: string;
  /** Absolute path of the folder `.octavo` in the project's `node_modules`: for the lock, and files on their way. */
  cacheDir: string;
}

/** Waits until nobody else works on a place, and works on it: whatever is awaited in between lets others of this process in. */
export async function lockPlace<Result>(
  { outDir, prefix, cacheDir }: OutputPlace,
  { system, work }: { system: FileSystem; work: () => Result },
): Promise<Result | Diagnostic[]> {
  const lockFile = path.join(cacheDir, `placed-${hashName(`${paths.relative(cacheDir, outDir)} ${prefix}`)}.lock`);
  system.mkdirSync(cacheDir, { recursive: true });
  const unlock = await takeLock(lockFile, system);
  if (unlock === undefined) return [describeLocked(outDir, lockFile)];
  try {
    return work();
  } finally {
    unlock();
  }
}
