import type { Diagnostic } from '@octavo/core';
import type { SiteProject } from '../../site/project.ts';
import { finishPlacement } from '../../output-folder/finish-placement.ts';
import { listPublicFiles } from '../../site/list-public-files.ts';
import type { OutputPlace } from '../../output-folder/lock-place.ts';
import { checkFolder, placeFiles } from '../../output-folder/place-files.ts';
import type { FilePlacement } from '../../output-folder/place-files.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import { octavoFolder } from '../../user-cache-folder.ts';
import { OctavoBuildError } from '../reports/build-error.ts';
import { reportProblems } from '../reports/report-problems.ts';

/** The folder that gets a site (absolute path), and what is known of the build. */
export interface SitePlace extends Pick<SiteProject, 'vite' | 'prefix' | 'mode' | 'startedAt' | 'hashes'> {
  outDir: string;
}

/**
 * Writes the finished site, and the public folder where no app's build copies it. What else lies in the folder
 * stays; throws with the old output whole when something there has the name of one of ours.
 */
export async function writeSite(files: readonly SiteFile[], place: SitePlace): Promise<void> {
  const { vite, mode } = place;
  const diagnostics = await placeFiles({
    ...toPlacement(files, place),
    // Vite empties a folder inside its root without being told to, and we do not.
    isEmptied: mode === 'alone' && vite.build.emptyOutDir === true,
  });
  if (diagnostics.some(({ severity }) => severity === 'error')) throw new OctavoBuildError(diagnostics);
  reportProblems(diagnostics, vite.logger);
}

/** Does the rest of what a build that was killed had begun to write. */
export async function finishKilled(place: Pick<SitePlace, 'vite' | 'prefix' | 'outDir'>): Promise<void> {
  reportProblems(await finishPlacement(toPlace(place)), place.vite.logger);
}

/** Finds what in the folder would keep a site from being written, while nothing has been changed yet. */
export function checkPlace(files: readonly SiteFile[], place: SitePlace): Diagnostic[] {
  return checkFolder(toPlacement(files, place));
}

function toPlacement(files: readonly SiteFile[], place: SitePlace): FilePlacement {
  const { vite, mode, startedAt, hashes } = place;
  return {
    ...toPlace(place),
    since: startedAt,
    findHash: hashes.find,
    files: [...(mode === 'alone' ? listPublicFiles(vite) : []), ...files],
  };
}

function toPlace({ vite, prefix, outDir }: Pick<SitePlace, 'vite' | 'prefix' | 'outDir'>): OutputPlace {
  return { outDir, prefix, cacheDir: octavoFolder(vite.root) };
}
