import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../context.ts';
import { placeFiles } from '../output-folder/place-files.ts';
import type { SiteFile } from '../output-folder/site-file.ts';
import { octavoFolder } from '../user-cache-folder.ts';
import { OctavoBuildError } from './build-error.ts';
import type { OutputFile, StoredFile } from './bundle.ts';
import { reportProblems } from './report-problems.ts';

/** A site, and the absolute path of the folder that gets it. */
export interface SitePlace extends Pick<Context, 'vite' | 'prefix' | 'store' | 'mode' | 'startedAt'> {
  outDir: string;
}

/**
 * Writes the finished site, with the author's files, and the public folder where no app's build copies it. What else lies in the folder
 * stays; throws with the old output whole when something there has the name of one of ours.
 */
export async function writeSite(files: readonly (OutputFile | StoredFile)[], place: SitePlace): Promise<void> {
  const { vite, prefix, store, mode, outDir, startedAt } = place;
  const diagnostics = await placeFiles({
    outDir,
    prefix,
    cacheDir: octavoFolder(vite.root),
    since: startedAt,
    // Vite empties a folder inside its root without being told to, and we do not.
    isEmptied: mode === 'alone' && vite.build.emptyOutDir === true,
    files: [
      ...(mode === 'alone' ? listPublicFiles(vite) : []),
      ...store.assets().map(({ pathname, file }) => ({ fileName: prefix + pathname.slice(1), original: file })),
      ...files,
    ],
  });
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new OctavoBuildError(diagnostics);
  reportProblems(diagnostics, vite.logger);
}

function listPublicFiles({ publicDir, build }: Context['vite']): SiteFile[] {
  if (!build.copyPublicDir || publicDir === '' || !existsSync(publicDir)) return [];
  return readdirSync(publicDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const original = path.join(entry.parentPath, entry.name);
    return entry.isDirectory() ? [] : [{ fileName: path.relative(publicDir, original).replaceAll(path.sep, '/'), original }];
  });
}
