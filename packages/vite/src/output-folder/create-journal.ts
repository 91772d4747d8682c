import path from 'node:path';
import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { isDone } from './is-done.ts';
import { removeEmpty } from './remove-empty.ts';
import { renamePatiently } from './rename-patiently.ts';
import type { Staging } from './open-staging.ts';

/** Changes files one by one, and can take everything back. */
export interface Journal {
  /** Puts a file of the staging folder in its place. At each moment the old or the new one is there. */
  place(staged: string, target: string): void;
  /** Removes a file, and the folders below `outDir` that are empty then. */
  remove(target: string): void;
  /** Makes everything what it was; false when the system refused a part of that. */
  undo(): boolean;
}

/** Begins a journal, which keeps what it replaces and removes in the staging folder. */
export function createJournal({ outDir, staging, system }: { outDir: string; staging: Staging; system: FileSystem }): Journal {
  const steps: (() => void)[] = [];

  // Those that are there for certain: to ask the system for each file takes as long as to move it.
  const folders = new Set<string>();
  const makeFolder = (folder: string): void => {
    if (folders.has(folder)) return;
    const first = system.mkdirSync(folder, { recursive: true });
    if (first !== undefined) steps.push(() => removeEmpty(folder, path.dirname(first), system));
    folders.add(folder);
  };

  return {
    place(staged, target) {
      makeFolder(path.dirname(target));
      if (system.existsSync(target)) {
        const old = staging.next();
        keep(target, old, system);
        renamePatiently(staged, target, system);
        steps.push(() => renamePatiently(old, target, system));
      } else {
        renamePatiently(staged, target, system);
        steps.push(() => system.rmSync(target, { force: true }));
      }
    },
    remove(target) {
      const old = staging.next();
      renamePatiently(target, old, system);
      steps.push(() => {
        system.mkdirSync(path.dirname(target), { recursive: true });
        renamePatiently(old, target, system);
      });
      removeEmpty(path.dirname(target), outDir, system);
      folders.clear();
    },
    undo() {
      return steps
        .splice(0)
        .toReversed()
        .map((step) => isDone(step))
        .every(Boolean);
    },
  };
}

/** A second name for a file costs no room and no time; not every disk has them. */
function keep(file: string, old: string, system: FileSystem): void {
  try {
    system.linkSync(file, old);
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    system.copyFileSync(file, old);
  }
}
