import path from 'node:path';
import { disk } from '@octavo/vite/internal/setup';
import { updatePackage } from './update-package.ts';
import { writeIgnore } from './write-starter.ts';

/** Makes a folder that is a site (absolute) a package with the scripts of one; gives the names of the files that are new. */
export function beginPackage(folder: string, name: string): string[] {
  const hasPackage = disk.exists(path.join(folder, 'package.json'));
  updatePackage(folder, { name, content: '', join: undefined, readsConfig: false });
  const isIgnoring = writeIgnore(folder);
  return [...(hasPackage ? [] : ['package.json']), ...(isIgnoring ? ['.gitignore'] : [])];
}
