import { createRequire } from 'node:module';
import path from 'node:path';

/** Inherited by all processes that tests start. */
const NAME = 'OCTAVO_PACKAGES';

/** The folder with Octavo's packages that apps run: those that `givePackages` named, or else the workspace's sources. */
export function findPackages(): string {
  return process.env[NAME] ?? path.resolve(import.meta.dirname, '../../packages');
}

/** Has apps run the packages of another folder from now on. */
export function givePackages(folder: string): void {
  process.env[NAME] = folder;
}

/** The file of an entry of these packages: `@octavo/vite` */
export function findEntry(specifier: string): string {
  return createRequire(path.join(findPackages(), 'vite/package.json')).resolve(specifier);
}
