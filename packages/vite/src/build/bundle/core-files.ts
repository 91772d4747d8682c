import { fileURLToPath } from 'node:url';
import { disk, mustRead } from '../../disk/disk.ts';
import { IS_SOURCE, packedFile } from '../../own-files.ts';
import { bundleCore } from './bundle-core.ts';
import type { CoreFiles } from './bundle-core.ts';

/** The file of the published package that holds them: no site has to bundle what is the same on all. */
export const CORE_FILES = 'core-files.json';

let files: Promise<CoreFiles> | undefined;

/** Gives the script of pages without React and its parts: as they were published, or bundled once for all builds of a process. */
export async function readCoreFiles(): Promise<CoreFiles> {
  if (IS_SOURCE) return (files ??= bundleCore());
  const file = fileURLToPath(packedFile(CORE_FILES));
  return JSON.parse(mustRead(disk.readText(file), file)) as CoreFiles;
}
