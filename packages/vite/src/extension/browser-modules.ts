import path from 'node:path';
import { disk } from '../disk/disk.ts';
import type { Extension } from './extension.ts';
import type { Fault } from './fault.ts';

/** Where a module for the browser lies: a path counts from the extension's own file; a package stays as it is. */
export function locateModule(specifier: string, file: string): string {
  return isPath(specifier) ? path.posix.resolve(path.posix.dirname(file), specifier) : specifier;
}

/** Says which module an extension names for the browser is not there; `missing` are the files (absolute paths) that would be it. */
export function findLostModule({ components = {}, search, ask }: Extension, file: string): { fault: Fault; missing: string[] } | undefined {
  const named = Object.entries(components).map(([name, specifier]) => [`components.${name}`, specifier] as const);
  const slots = Object.entries({ search, ask }).flatMap(([field, specifier]) =>
    specifier === undefined ? [] : [[field, specifier] as const],
  );
  for (const [field, specifier] of [...named, ...slots]) {
    if (!isPath(specifier)) continue;
    const target = locateModule(specifier, file);
    const missing = ENDINGS.map((ending) => target + ending);
    if (missing.some((one) => disk.isFile(one))) continue;
    return { fault: { message: `\`${field}\` refers to \`${specifier}\`, which does not exist.`, field }, missing };
  }
  return undefined;
}

/** What may be left out of a path. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.mts'];

function isPath(specifier: string): boolean {
  return /^\.{1,2}\//.test(specifier);
}
