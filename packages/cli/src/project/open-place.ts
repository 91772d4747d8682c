import path from 'node:path';
import { disk } from '@octavo/vite/internal/disk';
import { openWrittenAddress, openWrittenFolder } from '@octavo/vite/internal/written';
import type { WrittenFiles } from '@octavo/vite/internal/written';
import { UserError } from '../terminal/user-error.ts';

/** Opens a built site as it was typed: an address, or a folder, in which `outDir` (by default `dist`) is looked for. */
export function openPlace(typed: string, outDir = 'dist'): WrittenFiles {
  if (/^https?:\/\//i.test(typed)) return openWrittenAddress(typed);
  const folder = path.resolve(typed);
  if (!disk.isFolder(folder)) throw new UserError(`Folder not found: ${folder}.`);
  const found = [folder, path.resolve(folder, outDir)].find((one) => disk.exists(path.join(one, 'llms.txt')));
  if (found !== undefined) return openWrittenFolder(found);
  throw new UserError(
    `No built site found in ${folder}: no llms.txt there or in ${outDir}.`,
    'Run `octavo build` first, or pass the folder of the built files or the URL of the site.',
  );
}
