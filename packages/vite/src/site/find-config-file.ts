import path from 'node:path';
import { disk } from '../disk/disk.ts';

/** The names of a site's config, in the order in which they are looked for. */
export const CONFIG_NAMES = ['docs.json', 'mint.json'] as const;

/** Finds the config of a folder: an absolute path, or undefined. */
export function findConfigFile(folder: string): string | undefined {
  return CONFIG_NAMES.map((name) => path.join(folder, name)).find((file) => disk.exists(file));
}
