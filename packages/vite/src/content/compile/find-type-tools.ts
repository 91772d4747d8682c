import { createHash } from 'node:crypto';
import path from 'node:path';
import { disk, readOr } from '../../disk/disk.ts';
import type { TypeTools } from '../../mdx/code/type-tools.ts';
import { resolveFrom } from '../../package-path.ts';

/** The name under which an owner installs TypeScript 6 beside another one: `npm:typescript@6`. */
const TYPESCRIPT_ALIAS = 'typescript-6';

/** Lists of installed packages: what code imports counts as far as they tell. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'package.json'];

/** Finds what reads the types of code among the packages of a folder; undefined where it is not installed. */
export function findTypeTools(root: string): TypeTools | undefined {
  const twoslash = resolveFrom(root, 'twoslash/core');
  const typescript = [TYPESCRIPT_ALIAS, 'typescript'].map((name) => resolveFrom(root, name)).find(isUsable);
  if (twoslash === undefined || typescript === undefined) return undefined;
  const project = findAbove(root, 'package.json');
  const locks = LOCKS.map((name) => readOr(disk.readText(path.join(project, name)), ''));
  const about = [root, readVersion(twoslash), readVersion(typescript), ...locks].join('\n');
  return { twoslash, typescript, root, versions: createHash('sha256').update(about).digest('hex') };
}

function isUsable(file: string | undefined): file is string {
  return file !== undefined && Number.parseInt(readVersion(file), 10) <= 6;
}

/** The version of the package that holds a file. */
function readVersion(file: string): string {
  const manifest = readOr(disk.readText(path.join(findAbove(path.dirname(file), 'package.json'), 'package.json')), '');
  return /"version":\s*"([^"]+)"/.exec(manifest)?.[1] ?? '';
}

/** The nearest folder, from this one upwards, that has a file; this one where none has. */
function findAbove(folder: string, name: string): string {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    if (disk.isFile(path.join(above, name))) return above;
  }
  return folder;
}
