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

/** Waits a quarter of a second at most while a file is empty: an editor empties it before it writes the new text, and a page would lose its state. */
export async function untilWritten(file: string, tries = 12): Promise<void> {
  if (tries === 0 || readOr(disk.stat(file), undefined)?.size !== 0) return;
  await setTimeout(PAUSE / 4);
  await untilWritten(file, tries - 1);
}

function stampOf(file: string): string | undefined {
  const stat = readOr(disk.stat(file), undefined);
  return stat && `${stat.mtimeMs}:${stat.size}`;
}
