import { setTimeout } from 'node:timers/promises';
import { disk, readOr } from './disk.ts';

/** Milliseconds between two looks. */
const PAUSE = 20;

/** Waits a quarter of a second at most while a file is empty: an editor empties it before it writes the new text, and a page would lose its state. */
export async function untilWritten(file: string, tries = 12): Promise<void> {
  if (tries === 0 || readOr(disk.stat(file), undefined)?.size !== 0) return;
  await setTimeout(PAUSE);
  await untilWritten(file, tries - 1);
}
