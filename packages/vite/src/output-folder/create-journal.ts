import path from 'node:path';
import { errorCode } from './disk.ts';
import type { Disk } from './disk.ts';
import { paths } from '../disk/paths.ts';
import { renamePatiently } from './rename-patiently.ts';
import type { Staging } from './open-staging.ts';

/** Changes files one by one, and can take everything back. */
export interface Journal {
  /** Puts a file of the staging folder in its place. At each moment the old or the new one is there. */
  place(staged: string, target: string): void;
  /** Removes a file, and the folders below `outDir` that are empty then. */
  remove(target: string): void;
  /** Makes everything what it was. */
  undo(): void;
}

/** Begins a journal, which keeps what it replaces and removes in the staging folder. */
export function createJournal({ outDir, staging, disk }: { outDir: string; staging: Staging; disk: Disk }): Journal {
  const steps: (() => void)[] = [];

  const makeFolder = (folder: string): void => {
    const first = disk.mkdirSync(folder, { recursive: true });
    if (first !== undefined) steps.push(() => removeEmpty(folder, path.dirname(first), disk));
  };

  return {
    place(staged, target) {
      makeFolder(path.dirname(target));
      if (disk.existsSync(target)) {
        const old = staging.next();
        keep(target, old, disk);
        renamePatiently(staged, target, disk);
        steps.push(() => renamePatiently(old, target, disk));
      } else {
        renamePatiently(staged, target, disk);
        steps.push(() => disk.rmSync(target, { force: true }));
      }
    },
    remove(target) {
      const old = staging.next();
      renamePatiently(target, old, disk);
      steps.push(() => {
        disk.mkdirSync(path.dirname(target), { recursive: true });
        renamePatiently(old, target, disk);
      });
      removeEmpty(path.dirname(target), outDir, disk);
    },
    undo() {
      for (const step of steps.splice(0).toReversed()) step();
    },
  };
}

/** A second name for a file costs no room and no time; not every disk has them. */
function keep(file: string, old: string, disk: Disk): void {
  try {
    disk.linkSync(file, old);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    disk.copyFileSync(file, old);
  }
}

/** Removes a folder that is empty, and those that it lay in, up to one that stays. */
function removeEmpty(folder: string, end: string, disk: Disk): void {
  if (!paths.inside(end, folder) || !disk.existsSync(folder) || disk.readdirSync(folder).length > 0) return;
  disk.rmdirSync(folder);
  removeEmpty(path.dirname(folder), end, disk);
}
