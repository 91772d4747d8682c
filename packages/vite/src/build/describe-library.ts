import { paths } from '../disk/paths.ts';
import type { SiteProject } from '../site/project.ts';

/** Says how to build the docs of a library: what its own build writes is published. */
export function describeLibrary({ root, vite }: Pick<SiteProject, 'root' | 'vite'>): string {
  const folder = paths.relative(vite.root, root) || '.';
  const outDir = paths.relative(root, paths.join(vite.root, 'docs-site'));
  return `Octavo: the docs are not built with a library, because ${vite.build.outDir} is published. Build them with: octavo build ${folder} --outDir ${outDir}`;
}
