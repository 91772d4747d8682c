import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** Where the caches of a folder without `node_modules` go: the user's cache folder (XDG Base Directory), never the content itself. */
export function userCacheFolder(root: string): string {
  const home = process.env['XDG_CACHE_HOME'] || path.join(os.homedir(), '.cache');
  return path.join(home, 'octavo', createHash('sha256').update(root).digest('hex').slice(0, 16));
}
