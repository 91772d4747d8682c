import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { disk } from './disk/disk.ts';

/**
 * Where the caches of a folder without a `node_modules` of its own go: the user's cache folder (XDG Base Directory), never the content
 * itself; the system's folder for temporary files where the user has no home to write to, as in a container.
 */
export function userCacheFolder(root: string): string {
  const home = process.env['XDG_CACHE_HOME'] || path.join(os.homedir(), '.cache');
  const folder = isWritable(home) ? path.join(home, 'octavo') : path.join(os.tmpdir(), `octavo-${process.getuid?.() ?? 'user'}`);
  return path.join(folder, createHash('sha256').update(root).digest('hex').slice(0, 16));
}

/** Tells whether a folder can be written to, or made: the nearest one that is there decides. */
export function isWritable(folder: string): boolean {
  if (!disk.exists(folder) && path.dirname(folder) !== folder) return isWritable(path.dirname(folder));
  return disk.isFolder(folder) && disk.isWritable(folder);
}

/** Where a build keeps files on their way: `.octavo` in the project's `node_modules`, else in the user's cache folder. */
export function octavoFolder(root: string): string {
  const modules = path.join(root, 'node_modules');
  return disk.isFolder(modules) && isWritable(modules) ? path.join(modules, '.octavo') : path.join(userCacheFolder(root), '.octavo');
}
