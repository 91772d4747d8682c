import { paths } from '../disk/paths.ts';
import type { Sources } from '../content/sources.ts';
import type { Project } from '../site/project.ts';
import { realDisk } from '../output-folder/disk.ts';
import { listFiles } from '../output-folder/list-folder.ts';
import { placeFiles } from '../output-folder/place-files.ts';
import type { SiteFile } from '../output-folder/site-file.ts';
import { octavoFolder, userOctavoFolder } from '../user-cache-folder.ts';
import { OctavoBuildError } from './build-error.ts';
import type { OutputFile, StoredFile } from './bundle.ts';
import { reportProblems } from './report-problems.ts';

/** A site, and the absolute path of the folder that gets it. */
export interface SitePlace extends Pick<Project, 'vite' | 'prefix' | 'mode' | 'startedAt'>, Pick<Sources, 'store'> {
  outDir: string;
}

/**
 * Writes the finished site, with the author's files, and the public folder where no app's build copies it. What else lies in the folder
 * stays; throws with the old output whole when something there has the name of one of ours.
 */
export async function writeSite(files: readonly (OutputFile | StoredFile)[], place: SitePlace): Promise<void> {
  const { vite, prefix, mode, outDir, startedAt } = place;
  const diagnostics = await placeFiles({
    outDir,
    prefix,
    cacheDir: octavoFolder(vite.root),
    copyDir: userOctavoFolder(vite.root),
    since: startedAt,
    // Vite empties a folder inside its root without being told to, and we do not.
    isEmptied: mode === 'alone' && vite.build.emptyOutDir === true,
    files: [...(mode === 'alone' ? listPublicFiles(vite) : []), ...listAssets(place), ...files],
  });
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new OctavoBuildError(diagnostics);
  reportProblems(diagnostics, vite.logger);
}

/** The author's files that the site serves. */
export function listAssets({ store, prefix }: Pick<SitePlace, 'store' | 'prefix'>): SiteFile[] {
  return store.assets().map(({ pathname, file }) => ({ fileName: prefix + pathname.slice(1), original: file }));
}

/** What Vite copies from the public folder, by its path in the output folder. */
export function listPublicFiles({ publicDir, build }: Pick<Project['vite'], 'publicDir' | 'build'>): (SiteFile & { original: string })[] {
  if (!build.copyPublicDir || publicDir === '') return [];
  return listFiles(publicDir, realDisk).map((fileName) => ({ fileName, original: paths.join(publicDir, fileName) }));
}
