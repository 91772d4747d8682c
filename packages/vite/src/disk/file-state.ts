import type { Disk } from './disk.ts';

/** What tells one state of a file (an absolute path) from another; of what cannot be had, the system's own code: `ENOENT`. */
export function readFileState(file: string, { stat }: Pick<Disk, 'stat'>): string {
  const found = stat(file);
  if ('failure' in found) return found.failure.code;
  const { ino, size, mtimeMs, ctimeMs } = found.value;
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
