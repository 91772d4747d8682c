import path from 'node:path';
import { fileSystem } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import type { Clash } from './clash.ts';
import { findListFile, hashContent, hashName, loadPlacedList } from './placed-list.ts';
import type { SiteFile } from './site-file.ts';

/** A site that has been placed. */
export interface PlacedSite {
  /** Absolute path. */
  outDir: string;
  prefix: string;
  files: readonly Pick<SiteFile, 'fileName'>[];
  /** Absolute path of a folder whose documents are served under the same addresses as those of `outDir`. */
  documents?: string | undefined;
  system?: FileSystem;
}

/** Finds the files of a placed site that somebody has written over since, and documents of others that have the address of one of the site. */
export function findReplaced(site: PlacedSite): Clash[] {
  return [...findOverwritten(site), ...findSameAddress(site)];
}

function findOverwritten({ outDir, prefix, files, system = fileSystem }: PlacedSite): Clash[] {
  const listFile = findListFile({ outDir, prefix });
  const list = loadPlacedList(listFile, system);
  // By the clock of the disk, which is behind that of the process by some milliseconds. The list was written last.
  const placedAt = system.statSync(listFile, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return files.flatMap(({ fileName }): Clash[] => {
    const at = path.join(outDir, fileName);
    const stats = system.lstatSync(at, { throwIfNoEntry: false });
    if (stats === undefined || !stats.isFile() || stats.ctimeMs < placedAt) return [];
    const isOurs = list?.get(hashName(fileName))?.includes(hashContent(system.readFileSync(at)));
    return isOurs ? [] : [{ kind: 'replaced', at }];
  });
}

/** Servers answer `/docs` with `docs/index.html` or with `docs.html`: which of them is not for us to say. */
function findSameAddress({ outDir, files, documents, system = fileSystem }: PlacedSite): Clash[] {
  const names = new Set(files.map(({ fileName }) => fileName));
  return [...names].flatMap((name): Clash[] => {
    if (!name.endsWith('/index.html')) return [];
    const other = name.replace(/\/index\.html$/, '.html');
    const places = [
      ...(names.has(other) ? [] : [path.join(outDir, other)]),
      ...(documents === undefined ? [] : [path.join(documents, name), path.join(documents, other)]),
    ];
    return places.filter((at) => system.existsSync(at)).map((at) => ({ kind: 'same-address', at, wanted: name }));
  });
}
