import path from 'node:path';
import { disk } from '@octavo/vite/internal/setup';
import { updatePackage } from './update-package.ts';
import type { PackageNeeds } from './update-package.ts';
import { writeIgnore } from '../write-starter.ts';

/** Makes a folder that is a site (absolute) a package with the scripts of one, with what else it rests on and the path that it is served under; gives the names of the files that are new. */
export function beginPackage(folder: string, needs: Pick<PackageNeeds, 'name' | 'packages' | 'base'>): string[] {
  const hasPackage = disk.exists(path.join(folder, 'package.json'));
  updatePackage(folder, { ...needs, content: '', join: undefined, readsConfig: false });
  const isIgnoring = writeIgnore(folder);
  return [...(hasPackage ? [] : ['package.json']), ...(isIgnoring ? ['.gitignore'] : [])];
}
