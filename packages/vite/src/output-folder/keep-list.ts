import path from 'node:path';
import { errorCode } from './disk.ts';
import type { Disk } from './disk.ts';
import { joinPlacedLists, loadPlacedList, writePlacedList } from './placed-list.ts';
import type { PlacedList } from './placed-list.ts';

/** The list of what was placed in one folder. */
export interface KeptList {
  load(): PlacedList;
  save(list: PlacedList): void;
}

/**
 * Keeps a list in two files (absolute paths). A clean install removes the first, and what either names is ours while it has its hash. The
 * second is there to help: a build does not fail because of it.
 */
export function keepList({ file, copy, disk }: { file: string; copy: string; disk: Disk }): KeptList {
  return {
    load: () => joinPlacedLists(loadPlacedList(file, disk), tryTo(() => loadPlacedList(copy, disk)) ?? new Map()),
    save(list) {
      writePlacedList(file, list, disk);
      tryTo(() => {
        disk.mkdirSync(path.dirname(copy), { recursive: true });
        writePlacedList(copy, list, disk);
      });
    },
  };
}

/** Undefined when the system refuses. */
function tryTo<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return undefined;
  }
}
