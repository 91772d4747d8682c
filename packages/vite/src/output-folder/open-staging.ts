import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { errorCode } from './disk.ts';
import type { Disk } from './disk.ts';
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
export function openStaging(cacheDir: string, outDir: string, disk: Disk): Staging {
  for (const parent of [cacheDir, outDir]) removeLeft(parent, disk);
  const inCache = path.join(cacheDir, `${NAME}${process.pid}-${threadId}`);
  disk.mkdirSync(inCache);
  const folder = isSameDisk(inCache, outDir, disk) ? inCache : path.join(outDir, path.basename(inCache));
  if (folder !== inCache) disk.mkdirSync(folder, { recursive: true });
  let count = 0;
  return {
    next: () => path.join(folder, String((count += 1))),
    remove() {
      for (const one of new Set([inCache, folder])) disk.rmSync(one, { recursive: true, force: true });
    },
  };
}

/** Found by doing it: two mounts of one disk look the same until a file is to be renamed from one to the other. */
function isSameDisk(staging: string, outDir: string, disk: Disk): boolean {
  const probe = path.join(staging, 'probe');
  const moved = path.join(findFolder(outDir, disk), path.basename(staging));
  disk.writeFileSync(probe, '');
  try {
    disk.renameSync(probe, moved);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EXDEV') return false;
    throw error;
  } finally {
    disk.rmSync(moved, { force: true });
  }
}

function findFolder(folder: string, disk: Disk): string {
  return disk.existsSync(folder) ? folder : findFolder(path.dirname(folder), disk);
}

/** Nothing else of this thread runs: a folder with its numbers was left by a process before it. */
function removeLeft(parent: string, disk: Disk): void {
  const names = disk.existsSync(parent) ? disk.readdirSync(parent).filter((name) => name.startsWith(NAME)) : [];
  for (const name of names) {
    const [pid, thread] = name.slice(NAME.length).split('-').map(Number);
    if (pid === process.pid ? thread === threadId : !isRunning(pid ?? 0))
      disk.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
