import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import type { Context } from '../context.ts';

/**
 * Says why the output folder must not be replaced: it holds the content, or, outside Vite's root, files that no build wrote. Undefined
 * when it may be. `build.emptyOutDir` lets a build replace whatever is there but the content.
 */
export function checkOutDir({ vite, root, mode }: Pick<Context, 'vite' | 'root' | 'mode'>): Diagnostic | undefined {
  const outDir = path.resolve(vite.root, vite.build.outDir);
  if (isInside(outDir, root) || isInside(outDir, vite.root)) return refuse(`The output folder ${outDir} holds the site's own content.`);
  if (mode !== 'alone' || isInside(vite.root, outDir) || vite.build.emptyOutDir === true || !existsSync(outDir)) return undefined;
  const names = readdirSync(outDir).filter((name) => name !== '.git');
  const isOurs = names.includes('404.html') && names.includes('assets');
  return names.length === 0 || isOurs ? undefined : refuse(`The output folder ${outDir} holds files that no earlier build wrote.`);
}

function refuse(message: string): Diagnostic {
  return {
    code: 'build/out-dir',
    severity: 'error',
    message,
    hint: 'Name an empty folder, or one that a build may replace: `--outDir dist`.',
  };
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}
