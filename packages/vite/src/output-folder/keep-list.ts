import path from 'node:path';
import { errorCode } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
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
export function keepList({ file, copy, system }: { file: string; copy: string; system: FileSystem }): KeptList {
  return {
    load: () => joinPlacedLists(loadPlacedList(file, system), tryTo(() => loadPlacedList(copy, system)) ?? new Map()),
    save(list) {
      writePlacedList(file, list, system);
      tryTo(() => {
        system.mkdirSync(path.dirname(copy), { recursive: true });
        writePlacedList(copy, list, system);
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
