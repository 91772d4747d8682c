import type { Stats } from 'node:fs';
import type { Disk } from './disk.ts';

/** What tells one state of a file (an absolute path) from another; of what cannot be had, the system's own code: `ENOENT`. */
export function readFileState(file: string, { stat }: Pick<Disk, 'stat'>): string {
  const found = stat(file);
  return 'failure' in found ? found.failure.code : describeState(found.value);
}

/** The same, of what the system has told already. */
export function describeState({ ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
