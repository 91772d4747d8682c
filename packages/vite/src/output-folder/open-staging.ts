import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { isDone } from './is-done.ts';
import { isRunning } from './is-running.ts';
import { readRecord } from './placement-record.ts';

/** A folder for files on their way, from which they can be renamed into the output folder. */
export interface Staging {
  /** Absolute path. */
  folder: string;
  /** Absolute path for the next file. */
  next(): string;
  remove(): void;
}

const NAME = '.octavo-placing-';

/**
 * Opens the folder: in the cache, where nobody sees it; in the output folder where the cache is on another disk. Those that dead processes
 * left in either are removed, unless another place is to get what they hold.
 */
export function openStaging(cacheDir: string, outDir: string, system: FileSystem): Staging {
  removeLeft([cacheDir, outDir], system);
  // The last one of this process may still be there.
  const inCache = path.join(cacheDir, `${NAME}${process.pid}-${threadId}-${Date.now()}`);
  system.mkdirSync(inCache);
  const folder = isSameDisk(inCache, outDir, system) ? inCache : path.join(outDir, path.basename(inCache));
  if (folder !== inCache) {
    // One call for both says ENOENT where the disk is read-only.
    system.mkdirSync(outDir, { recursive: true });
    system.mkdirSync(folder);
  }
  return createStaging(folder, { prefix: '', remove: () => [inCache, folder].forEach((one) => remove(one, system)) });
}

/** Opens a folder that a dead process left. */
export function reopenStaging(folder: string, system: FileSystem): Staging {
  return createStaging(folder, { prefix: `${Date.now()}-`, remove: () => remove(folder, system) });
}

/** The staging folders (absolute paths) in a folder, whoever's they are. */
export function listStagings(parent: string, system: FileSystem): string[] {
  const names = system.existsSync(parent) ? system.readdirSync(parent).filter((name) => name.startsWith(NAME)) : [];
  return names.map((name) => path.join(parent, name));
}

function createStaging(folder: string, { prefix, remove: end }: { prefix: string; remove: () => void }): Staging {
  let count = 0;
  return { folder, next: () => path.join(folder, `${prefix}${(count += 1)}`), remove: end };
}

/** Found by doing it: two mounts of one disk look the same until a file is to be renamed from one to the other. */
function isSameDisk(staging: string, outDir: string, system: FileSystem): boolean {
  const probe = path.join(staging, 'probe');
  const moved = path.join(findFolder(outDir, system), path.basename(staging));
  system.writeFileSync(probe, '');
  try {
    system.renameSync(probe, moved);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EXDEV') return false;
    throw error;
  } finally {
    remove(moved, system);
  }
}

function findFolder(folder: string, system: FileSystem): string {
  return system.existsSync(folder) ? folder : findFolder(path.dirname(folder), system);
}

/** Removes what dead processes were staging. Nothing else of this thread runs: a folder with its numbers was left by a process before it. */
export function removeLeft(parents: readonly string[], system: FileSystem): void {
  for (const folder of parents.flatMap((parent) => listStagings(parent, system))) {
    const [pid, thread] = path.basename(folder).slice(NAME.length).split('-').map(Number);
    const isLeft = pid === process.pid ? thread === threadId : !isRunning(pid ?? 0);
    if (isLeft && readRecord(folder, system) === undefined) remove(folder, system);
  }
}

/** What Windows does not remove, since a program has an old file open, is left for the next build. */
function remove(left: string, system: FileSystem): void {
  isDone(() => system.rmSync(left, { recursive: true, force: true }));
}
