import path from 'node:path';
import { disk, readOr } from '../../disk/disk.ts';

/** Names, sizes and times of a package's files: where one is edited in place, its version stays. */
export function stampFolder(folder: string): [string, string][] {
  return readOr(disk.list(folder), []).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : stampFolder(at);
    return [[at, stampFile(at)]];
  });
}

/** The size and the time of a file; empty for one that is not there. */
export function stampFile(file: string): string {
  const stats = readOr(disk.stat(file), undefined);
  return stats === undefined ? '' : `${stats.size}:${stats.mtimeMs}`;
}
