import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { PACKAGES, packPackages, type Tarballs } from './pack-packages.ts';
import { unpackPackages } from './unpack-packages.ts';

/** The packages as they are published. */
export interface Packed {
  tarballs: Tarballs;
  /** The folder in which `@octavo/*` lie unpacked, ready to run; `octavo` lies beside it. */
  packages: string;
}

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** In `node_modules`, where bundlers take what they find for a dependency. */
const KEPT = path.join(WORKSPACE, 'node_modules/.cache/packed');

/** What the packages are made from. */
const SOURCES = ['packages/core', 'packages/openapi', 'packages/theme', 'packages/vite', 'packages/cli', 'packages/create-octavo'];
const SETTINGS = ['scripts', 'playground/packed/unpack-packages.ts', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.types.json'];

/** What is not packed. */
const UNPACKED = /^(?:node_modules|dist)$|\.test\.tsx?$/;

/** Milliseconds after which packages that no run asked for are removed: a day. */
const OLD = 86_400_000;

/** Builds, packs and unpacks the packages, unless that was done with the same sources. */
export async function findPacked(): Promise<Packed> {
  const folder = path.join(KEPT, await hashSources());
  if (!existsSync(folder)) await makePacked(folder);
  const now = new Date();
  await utimes(folder, now, now);
  const names = await readdir(folder);
  const findTarball = (name: string): string => {
    const file = names.find((one) => one.replace(/-\d.*/, '') === name.replace('@', '').replace('/', '-'));
    if (file === undefined) throw new Error(`${folder} has no tarball of ${name}.`);
    return path.join(folder, file);
  };
  const tarballs = Object.fromEntries(PACKAGES.map((name) => [name, findTarball(name)])) as Tarballs;
  return { tarballs, packages: path.join(folder, 'node_modules/@octavo') };
}

/** Beside its place first: what was ended half-way is not there. Another run may have been as quick. */
async function makePacked(folder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
  await unpackPackages(await packPackages(fresh), path.join(fresh, 'node_modules'));
  await rename(fresh, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  for (const name of await readdir(KEPT)) {
    const other = path.join(KEPT, name);
    if ((await stat(other)).mtimeMs < Date.now() - OLD) await rm(other, { recursive: true, force: true });
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, ...SETTINGS]) await addTo(hash, path.join(WORKSPACE, source));
  return hash.digest('hex').slice(0, 16);
}

async function addTo(hash: ReturnType<typeof createHash>, file: string): Promise<void> {
  if ((await stat(file)).isFile()) {
    hash.update(path.relative(WORKSPACE, file)).update(await readFile(file));
    return;
  }
  const names = await readdir(file);
  for (const name of names.toSorted()) if (!UNPACKED.test(name)) await addTo(hash, path.join(file, name));
}
