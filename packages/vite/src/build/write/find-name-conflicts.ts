import type { Diagnostic } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import { servedFolder } from '../../hosts/served-folder.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import type { SiteProject } from '../../site/project.ts';
import { checkNames } from './check-names.ts';
import { checkPlace } from './write-site.ts';

/**
 * Finds the names that the docs and the app both want, as far as they are known before the app is built: its public files, its documents,
 * and what stays in the output folder.
 */
export function findNameConflicts(files: readonly SiteFile[], context: SiteProject): Diagnostic[] {
  return [...checkNames(files, context), ...(keepsFolder(context) ? checkPlace(files, { ...context, outDir: servedFolder(context) }) : [])];
}

/**
 * Whether an app is written into a folder that keeps what it had. A framework empties what it writes, whatever Vite is told; Vite by itself,
 * when it is told to, or finds the folder below its root. A site alone is the first to write: its folder is compared when it is placed.
 */
function keepsFolder({ mode, host, vite }: Pick<SiteProject, 'mode' | 'host' | 'vite'>): boolean {
  if (mode === 'alone') return false;
  if (host !== undefined) return typeof host.servedFolder === 'object';
  const { emptyOutDir, outDir } = (vite.environments['client'] ?? vite).build;
  return !(emptyOutDir ?? paths.inside(vite.root, paths.resolve(vite.root, outDir)) !== undefined);
}
