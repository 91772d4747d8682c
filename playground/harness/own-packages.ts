import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as plugin from '@octavo/vite';
import type * as commands from 'octavo';

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

/** What programs and tests load of these packages. */
interface Entries {
  octavo: typeof commands;
  '@octavo/vite': typeof plugin;
}

/** Loads an entry of these packages. */
export function loadEntry<Name extends keyof Entries>(name: Name): Promise<Entries[Name]> {
  return import(pathToFileURL(findEntry(name)).href) as Promise<Entries[Name]>;
}
