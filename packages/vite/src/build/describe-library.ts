import path from 'node:path';
import type { Project } from '../site/project.ts';

/** Says how to build the docs of a library: what its own build writes is published. */
export function describeLibrary({ root, vite }: Pick<Project, 'root' | 'vite'>): string {
  const folder = path.relative(vite.root, root).replaceAll(path.sep, '/') || '.';
  const outDir = path.relative(root, path.join(vite.root, 'docs-site')).replaceAll(path.sep, '/');
  return `Octavo: the docs are not built with a library, since ${vite.build.outDir} is published. Build them with: octavo build ${folder} --outDir ${outDir}`;
}
