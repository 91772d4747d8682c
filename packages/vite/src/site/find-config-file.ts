import path from 'node:path';
import { isAbsent } from '../disk/disk-failure.ts';
import { disk as systemDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';

/** The names of a site's config, in the order in which they are looked for. */
export const CONFIG_NAMES = ['docs.json', 'mint.json'] as const;

/** Finds the config of a folder: an absolute path, or undefined. What may not be looked at for now is there. */
export function findConfigFile(folder: string, { stat }: Pick<Disk, 'stat'> = systemDisk): string | undefined {
  return CONFIG_NAMES.map((name) => path.join(folder, name)).find((file) => {
    const found = stat(file);
    return 'value' in found || !isAbsent(found.failure);
  });
}
