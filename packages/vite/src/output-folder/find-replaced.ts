import path from 'node:path';
import { fileSystem } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import type { Clash } from './clash.ts';
import { hashContent, hashName, loadPlacedList } from './placed-list.ts';
import { findListFile } from './place-files.ts';
import type { SiteFile } from './site-file.ts';

/** A site that has been placed. */
export interface PlacedSite {
  /** Absolute path. */
  outDir: string;
  prefix: string;
  files: readonly Pick<SiteFile, 'fileName'>[];
  /** When it was there whole (Unix ms). */
  placedAt: number;
  system?: FileSystem;
}

/** Finds the files of a placed site that somebody has written over since. */
export function findReplaced({ outDir, prefix, files, placedAt, system = fileSystem }: PlacedSite): Clash[] {
  const list = loadPlacedList(findListFile({ outDir, prefix }), system);
  return files.flatMap(({ fileName }): Clash[] => {
    const at = path.join(outDir, fileName);
    const stats = system.lstatSync(at, { throwIfNoEntry: false });
    if (stats === undefined || !stats.isFile() || stats.ctimeMs < placedAt) return [];
    const isOurs = list?.get(hashName(fileName))?.includes(hashContent(system.readFileSync(at)));
    return isOurs ? [] : [{ kind: 'replaced', at }];
  });
}
