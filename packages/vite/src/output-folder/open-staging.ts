import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { isDone } from './is-done.ts';
import { isRunning } from './is-running.ts';

/** A folder for files on their way, from which they can be renamed into the output folder. */
export interface Staging {
  /** Absolute path for the next file. */
  next(): string;
  remove(): void;
}

const NAME = '.octavo-placing-';

/**
 * Opens the folder: in the cache, where nobody sees it; in the output folder where the cache is on another disk. Those that dead processes
 * left in either are removed.
 */
export function openStaging(cacheDir: string, outDir: string, system: FileSystem): Staging {
  for (const parent of [cacheDir, outDir]) removeLeft(parent, system);
  // The last one of this process may still be there.
  const inCache = path.join(cacheDir, `${NAME}${process.pid}-${threadId}-${Date.now()}`);
  system.mkdirSync(inCache);
  const folder = isSameDisk(inCache, outDir, system) ? inCache : path.join(outDir, path.basename(inCache));
  if (folder !== inCache) system.mkdirSync(folder, { recursive: true });
  let count = 0;
  return {
    next: () => path.join(folder, String((count += 1))),
    remove() {
      for (const one of new Set([inCache, folder])) remove(one, system);
    },
  };
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

/** Nothing else of this thread runs: a folder with its numbers was left by a process before it. */
function removeLeft(parent: string, system: FileSystem): void {
  const names = system.existsSync(parent) ? system.readdirSync(parent).filter((name) => name.startsWith(NAME)) : [];
  for (const name of names) {
    const [pid, thread] = name.slice(NAME.length).split('-').map(Number);
    if (pid === process.pid ? thread === threadId : !isRunning(pid ?? 0)) remove(path.join(parent, name), system);
  }
}

/** What Windows does not remove, since a program has an old file open, is left for the next build. */
function remove(left: string, system: FileSystem): void {
  isDone(() => system.rmSync(left, { recursive: true, force: true }));
}
