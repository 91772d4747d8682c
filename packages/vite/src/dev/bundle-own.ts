import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DepOptimizationOptions, Rolldown } from 'vite';
import { disk, mustRead } from '../disk/disk.ts';
import { IS_SOURCE } from '../own-files.ts';
import { BUNDLED_CLIENT, listBundledLate, resolveOwn } from '../package-path.ts';
import { optimizeReact } from '../hosts/find-react.ts';
import type { ReactSource } from '../hosts/find-react.ts';

const OWN: readonly string[] = ['@octavo/theme', '@octavo/core/browser', '@octavo/theme/internal', ...BUNDLED_CLIENT];

/** Packages of modules that a page asks for late: bundled then, they would reload it under the reader's hands. */
export const LATER: readonly string[] = ['@cfworker/json-schema', 'jsonpath-rfc9535'];

/**
 * Has the dev server's optimizer bundle what the first page needs of Octavo: as modules, each of over a hundred small files would be a
 * request. Only for a site alone, and where its React is the one that Octavo's packages find: else the bundle would hold another.
 */
export function bundleOwn(react: ReactSource, root: string): DepOptimizationOptions {
  const { include: ofReact, rolldownOptions } = optimizeReact(react);
  const include = [...ofReact, ...listBundledLate(root)];
  if (react.files['react'] !== resolveOwn('react')) return { include, exclude: ['@octavo/vite', '@octavo/openapi', ...LATER, ...OWN] };
  const files = OWN.map((name) => resolveOwn(name));
  // The optimizer's cache knows packages by the lock file alone; the name of a plugin makes it know our sources too.
  const name = `octavo:own${IS_SOURCE ? stampOf(files.slice(0, 2).map((file) => path.dirname(file))) : ''}`;
  return {
    include: [...include, ...files],
    exclude: ['@octavo/vite', '@octavo/openapi', ...LATER],
    rolldownOptions: { plugins: [{ name, outputOptions: withoutMap }, rolldownOptions?.plugins] },
  };
}

/**
 * Vite would send the map of each with it: 2 MB for React's alone, which every start reads and every first page waits for. What they
 * would lead to is the same code: nothing is minified.
 */
function withoutMap(options: Rolldown.OutputOptions): Rolldown.OutputOptions {
  return { ...options, sourcemap: false };
}

function stampOf(folders: string[]): string {
  const times = folders
    .flatMap(listFiles)
    .toSorted()
    .map((file) => `${file}:${mustRead(disk.stat(file), file).mtimeMs}`);
  return `-${createHash('sha256').update(times.join('\n')).digest('hex').slice(0, 8)}`;
}

function listFiles(folder: string): string[] {
  return mustRead(disk.list(folder), folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}
