import { paths } from '../disk/paths.ts';
import type { Clash } from './clash.ts';
import { fileSystem } from '../disk/file-system.ts';
import { foldName, listFolders } from './fold-name.ts';
import { hashContent } from './placed-list.ts';
import { hashSiteFile } from './site-file.ts';
import type { SiteFile } from './site-file.ts';

/** A name in the output folder that somebody else is going to write. */
export interface TakenName {
  /** Path from the output folder, with forward slashes. */
  name: string;
  /** Whose it is, as its owner knows it: `public/docs/index.html`. */
  at: string;
  /** Absolute path of its content, where there is one already: the same content is no clash. */
  file?: string;
}

/** Finds the names that a site and others want, before either has written: the same file, or a file where the other has a folder. */
export function findClashes(files: readonly SiteFile[], taken: readonly TakenName[]): Clash[] {
  const wanted = new Map(files.map((file) => [foldName(file.fileName), file]));
  // Of a folder, any of its files stands for all.
  const folders = new Map(files.flatMap((file) => listFolders(foldName(file.fileName)).map((folder) => [folder, file])));
  return taken.flatMap(({ name, at, file }) => {
    const folded = foldName(name);
    const same = wanted.get(folded);
    if (same !== undefined) return file !== undefined && isSame(same, file) ? [] : [{ kind: 'app', at, wanted: same.fileName }];
    const other = folders.get(folded) ?? listFolders(folded).flatMap((folder) => wanted.get(folder) ?? [])[0];
    return other === undefined ? [] : [{ kind: 'app', at, wanted: other.fileName }];
  });
}

function isSame(site: SiteFile, file: string): boolean {
  return (
    ('original' in site && paths.relative(site.original, file) === '') ||
    hashSiteFile(site, fileSystem) === hashContent(fileSystem.readFileSync(file))
  );
}
