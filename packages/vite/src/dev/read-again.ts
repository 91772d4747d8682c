import { setTimeout } from 'node:timers/promises';
import type { FSWatcher } from 'vite';
import { disk, readOr } from '../disk/disk.ts';

/** The watcher drops a second change of a file within 50 ms of the first, and a file may be read while it is being written. */
const PAUSE = 80;

/** Looks at a changed file once more after a moment, and tells the watcher when it has changed again. */
export function readAgain(file: string, watcher: FSWatcher): void {
  const before = stampOf(file);
  void setTimeout(PAUSE, undefined, { ref: false }).then(() => {
    const after = stampOf(file);
    if (after !== before && after !== undefined) watcher.emit('change', file);
  });
}

function stampOf(file: string): string | undefined {
  const stat = readOr(disk.stat(file), undefined);
  return stat && `${stat.mtimeMs}:${stat.size}`;
}
