import path from 'node:path';
import { demand, disk, readOr } from '@octavo/vite/internal/disk';

/** The folder of another tool's site, which is read and never changed. Paths are from it, with forward slashes. */
export interface OldSource {
  /** Absolute. */
  root: string;
  /** The top of its repository; outside of one, the folder itself. Absolute. */
  top: string;
  /** All files but those of packages, hidden folders and builds, also behind links within the repository; sorted. */
  files: readonly string[];
  /** All files of a folder, which may lie beside this one (`../docs`), as paths from here. */
  list(folder: string): readonly string[];
  has(file: string): boolean;
  /** The text of a file, also of one above the folder (`../README.md`) as far as it is in the same repository; undefined where there is none. */
  read(file: string): string | undefined;
}

/** Names of folders that no tool takes pages from. */
const PASSED_OVER = new Set(['node_modules', 'bower_components', '__pycache__', 'site-packages']);

/** Reads which files a folder has. */
export function openSource(folder: string): OldSource {
  const root = demand(disk.realPath(folder), path.resolve(folder));
  const top = findTop(root);
  const files = listFiles(root, top);
  const known = new Set(files);
  const isNear = (file: string): boolean => {
    const absolute = path.resolve(root, file);
    return absolute === top || absolute.startsWith(top + path.sep);
  };
  return {
    root,
    top,
    files,
    has: (file) => known.has(file) || (file.startsWith('../') && isNear(file) && disk.exists(path.resolve(root, file))),
    list(below) {
      if (below === '' || below === '.') return files;
      if (!below.startsWith('../') && below !== '..') return files.filter((file) => file.startsWith(`${below}/`));
      const absolute = path.resolve(root, below);
      return isNear(below) && disk.exists(absolute) ? listFiles(absolute, top).map((file) => path.posix.join(below, file)) : [];
    },
    read(file) {
      const absolute = path.resolve(root, file);
      if (!isNear(file) || !disk.isFile(absolute)) return undefined;
      // A link may lead out of the repository.
      const isInside = readOr(disk.realPath(absolute), absolute).startsWith(readOr(disk.realPath(top), top) + path.sep);
      return isInside ? demand(disk.readText(absolute), absolute) : undefined;
    },
  };
}

/** The top of the repository; outside of one, the folder itself. */
function findTop(root: string): string {
  for (let folder = root; folder !== path.dirname(folder); folder = path.dirname(folder))
    if (disk.exists(path.join(folder, '.git'))) return folder;
  return root;
}

function listFiles(root: string, top: string): string[] {
  const found: string[] = [];
  const real = readOr(disk.realPath(top), top);
  // `around` are the folders that one is in, as they really lie: a link to one of them has no end.
  const walk = (folder: string, around: readonly string[]): void => {
    const place = path.join(root, folder);
    for (const entry of demand(disk.list(place), place)) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const absolute = path.join(root, file);
      const isLink = entry.isSymbolicLink();
      const target = isLink ? readOr(disk.realPath(absolute), undefined) : undefined;
      if (isLink && target?.startsWith(real + path.sep) !== true) continue;
      if (isLink ? disk.isFolder(absolute) : entry.isDirectory()) {
        const own = target ?? path.join(around.at(-1) ?? '', entry.name);
        const isHidden = entry.name.startsWith('.') && entry.name !== '.vitepress' && entry.name !== '.gitbook';
        if (!isHidden && !PASSED_OVER.has(entry.name) && !around.includes(own)) walk(file, [...around, own]);
      } else if (isLink ? disk.isFile(absolute) : entry.isFile()) found.push(file);
    }
  };
  walk('', [readOr(disk.realPath(root), root)]);
  return found.toSorted();
}
