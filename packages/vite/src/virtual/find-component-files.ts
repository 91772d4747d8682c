import path from 'node:path';
import type { OctavoOptions } from '../options.ts';

/** Tells whether an id is a module of the app's that the option `components` names by its path. */
export function findComponentFiles({ components = {} }: OctavoOptions, viteRoot: string): (id: string) => boolean {
  const files = new Set(
    Object.values(components)
      .filter(isPath)
      .map((specifier) => resolveComponent(specifier, viteRoot).replace(EXTENSION, '')),
  );
  return (id) => files.size > 0 && files.has(id.replace(/\?.*$/, '').replace(EXTENSION, ''));
}

/** `('./src/header.tsx', '/app')` -> `/app/src/header.tsx`; the name of a package stays as it is. */
export function resolveComponent(specifier: string, viteRoot: string): string {
  return isPath(specifier) ? path.posix.resolve(viteRoot, specifier) : specifier;
}

const EXTENSION = /\.[cm]?[jt]sx?$/;

function isPath(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier);
}
