import { disk, readOr } from '../../disk/disk.ts';
import { paths } from '../../disk/paths.ts';
import { findPackage } from '../../package-path.ts';

/** The versions of installed packages, by their folders (absolute paths without links). */
export type InstalledPackages = ReadonlyMap<string, string>;

/** Lists what the packages of some folders need, they themselves first, as Node finds it from each of them. */
export function listNeeded(folders: readonly string[], { isSource }: { isSource: boolean }): InstalledPackages {
  const found = new Map<string, string>();
  // They need each other: how one is come to does not matter.
  const own = new Set(folders.map(realPath));
  const visit = (at: string): void => {
    if (found.has(at)) return;
    const { version = '', ...needs } = readManifest(at);
    found.set(at, version);
    // The published packages hold what the sources take from tools of the workspace.
    const lists = [
      needs.dependencies,
      needs.optionalDependencies,
      needs.peerDependencies,
      isSource && own.has(at) ? needs.devDependencies : {},
    ];
    for (const name of new Set(lists.flatMap((list) => Object.keys(list || {})))) {
      const needed = findPackage(at, name);
      if (needed !== undefined) visit(realPath(needed));
    }
  };
  for (const folder of own) visit(folder);
  return found;
}

/** Lists what is installed for a project: all that lies in a `node_modules` of its folder or of one above. */
export function listProjectPackages(root: string): InstalledPackages {
  const folders = listAbove(root).flatMap((folder) => listPackages(paths.join(folder, 'node_modules')));
  return new Map(folders.map((folder) => [folder, readManifest(folder).version ?? '']));
}

interface Manifest extends Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies' | 'devDependencies', object>> {
  version?: string;
}

function readManifest(folder: string): Manifest {
  const text = readOr(disk.readText(paths.join(folder, 'package.json')), '{}');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return { version: text };
    throw error;
  }
}

function listPackages(folder: string): string[] {
  return readOr(disk.list(folder), []).flatMap(({ name }) => {
    const at = paths.join(folder, name);
    if (name.startsWith('@')) return listPackages(at);
    return name.startsWith('.') ? [] : [at];
  });
}

/** A folder and those that it lies in: `/a/b` -> `/a/b`, `/a`, `/`. */
export function listAbove(folder: string): string[] {
  const parent = paths.join(folder, '..');
  return parent === folder ? [folder] : [folder, ...listAbove(parent)];
}

function realPath(folder: string): string {
  return paths.toId(readOr(disk.realPath(folder), folder));
}
