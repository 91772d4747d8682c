import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import path from 'node:path';

import type { Tarballs } from './pack-packages.ts';
import { runProgram } from './run-program.ts';

/** Each package, and the folder of `packages` that it is made from. */
const FOLDERS: Readonly<Record<keyof Tarballs, string>> = {
  '@octavo/core': 'core',
  '@octavo/openapi': 'openapi',
  '@octavo/theme': 'theme',
  '@octavo/vite': 'vite',
  'create-octavo': 'create-octavo',
  octavo: 'cli',
};

/** Unpacks the packages side by side into `folder`, a `node_modules`, each with links to what its `package.json` names and the workspace has. */
export async function unpackPackages(tarballs: Tarballs, folder: string): Promise<void> {
  for (const [name, source] of Object.entries(FOLDERS) as [keyof Tarballs, string][]) {
    const root = path.join(folder, name);
    await mkdir(root, { recursive: true });
    await runProgram({ cwd: root, command: ['tar', '-xzf', tarballs[name], '--strip-components=1'] });
    const { dependencies, peerDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Manifest;
    const installed = path.resolve(import.meta.dirname, '../../packages', source, 'node_modules');
    // The packages themselves are found beside each other.
    for (const needed of Object.keys({ ...peerDependencies, ...dependencies }).filter((one) => !Object.hasOwn(FOLDERS, one))) {
      const link = path.join(root, 'node_modules', needed);
      await mkdir(path.dirname(link), { recursive: true });
      if (existsSync(path.join(installed, needed))) await symlink(await realpath(path.join(installed, needed)), link, 'dir');
    }
  }
}

/** What is read of a `package.json`. */
interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
