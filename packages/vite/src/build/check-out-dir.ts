import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import type { Project } from '../site/project.ts';

/** Says why a site must not be written to the output folder: it holds the content. Undefined when it may be. */
export function checkOutDir({ vite, root }: Pick<Project, 'vite' | 'root'>): Diagnostic | undefined {
  const outDir = path.resolve(vite.root, vite.build.outDir);
  if (!isInside(outDir, root) && !isInside(outDir, vite.root)) return undefined;
  return {
    code: 'build/out-dir',
    severity: 'error',
    message: `The output folder ${outDir} holds the site's own content.`,
    hint: 'Name a folder of its own: `--outDir dist`.',
  };
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
