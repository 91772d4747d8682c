import type { Diagnostic } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import type { SiteProject } from '../../site/project.ts';

/** Says why a site must not be written to the output folder: it holds the content. Undefined when it may be. */
export function checkOutDir({ vite, root }: Pick<SiteProject, 'vite' | 'root'>): Diagnostic | undefined {
  const outDir = paths.resolve(vite.root, vite.build.outDir);
  if ([root, vite.root].every((folder) => paths.inside(outDir, folder) === undefined)) return undefined;
  return {
    code: 'build/out-dir',
    severity: 'error',
    message: `The output folder ${outDir} contains the site's own source files.`,
    hint: 'Use a separate folder: `--outDir dist`.',
  };
}
