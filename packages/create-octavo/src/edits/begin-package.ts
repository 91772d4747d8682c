import path from 'node:path';
import { disk } from '@octavo/vite/internal/setup';
import { updatePackage } from './update-package.ts';
import type { PackageNeeds } from './update-package.ts';
import { writeIgnore } from '../write-starter.ts';

/** Makes a folder that is a site (absolute) a package with the scripts of one, and with what else it rests on; gives the names of the files that are new. */
export function beginPackage(folder: string, name: string, packages: PackageNeeds['packages'] = {}): string[] {
  const hasPackage = disk.exists(path.join(folder, 'package.json'));
  updatePackage(folder, { name, content: '', join: undefined, readsConfig: false, packages });
  const isIgnoring = writeIgnore(folder);
  return [...(hasPackage ? [] : ['package.json']), ...(isIgnoring ? ['.gitignore'] : [])];
}
