import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findPackages } from '../harness/own-packages.ts';
import { PNPM } from '../packed/pnpm.ts';
import type { HostApp } from './host-apps.ts';
import { runGroup } from './process-group.ts';

/**
 * Makes the app of a host: what its `package.json` names comes from the registry once and is kept in the machine's temporary folder, Octavo
 * is what `findPackages` names, and the app's files are as they were written. Gives the app's folder, which those share that need the
 * same packages: they are in one spec file.
 */
export async function installHost({ layers, dependencies }: Pick<HostApp, 'layers' | 'dependencies'>): Promise<string> {
  const manifest = JSON.stringify({ name: 'harbour', private: true, type: 'module', dependencies }, null, 2);
  const key = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const root = path.join(await realpath(tmpdir()), 'octavo-hosts', `${Object.keys(dependencies).at(-1)?.replaceAll(/\W+/g, '-')}-${key}`);
  if (!existsSync(root)) await install(root, manifest);
  for (const name of await readdir(root)) if (!KEPT.has(name)) await rm(path.join(root, name), { recursive: true });
  for (const layer of layers) await cp(path.join(import.meta.dirname, 'apps', layer), root, { recursive: true });
  await cp(path.join(import.meta.dirname, 'docs'), path.join(root, 'docs'), { recursive: true });
  await rm(path.join(root, 'node_modules/@octavo'), { recursive: true, force: true });
  await rm(path.join(root, 'node_modules/.octavo'), { recursive: true, force: true });
  await mkdir(path.join(root, 'node_modules/@octavo'));
  for (const name of ['vite', 'core', 'theme', 'openapi'])
    await symlink(path.join(findPackages(), name), path.join(root, 'node_modules/@octavo', name), 'dir');
  return root;
}

const KEPT = new Set(['node_modules', 'package.json', 'pnpm-lock.yaml']);

/** Beside its place first: what was ended half-way is no install. */
async function install(root: string, manifest: string): Promise<void> {
  const fresh = `${root}-${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await writeFile(path.join(fresh, 'package.json'), manifest);
  await runGroup({ cwd: fresh, command: INSTALL });
  await rename(fresh, root);
}

/** Folders as npm makes them, in less than half of its time. Some frameworks name older majors of Vite as peers than those that they are released with. */
const INSTALL = [
  ...PNPM,
  'install',
  '--ignore-workspace',
  '--ignore-scripts',
  '--prefer-offline',
  '--reporter=append-only',
  '--config.node-linker=hoisted',
  '--config.auto-install-peers=false',
  '--config.strict-peer-dependencies=false',
] as const;
