import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import path from 'node:path';

import { findPackages } from './own-packages.ts';

/** A copy of a playground app that a spec may edit. */
export interface AppCopy {
  /** Absolute path of the copy. */
  root: string;
  remove(): Promise<void>;
}

const LEFT_OUT = new Set(['node_modules', 'dist', '.vite', '.octavo']);

/**
 * Copies `playground/<app>` (or `../docs-example`) to a fresh folder: by default under `playground/.temp`, with links to the packages that the app depends
 * on; with `into`, to a folder elsewhere that has no packages at all.
 */
export async function copyApp(app: string, { into }: { into?: string } = {}): Promise<AppCopy> {
  const playground = path.resolve(import.meta.dirname, '..');
  const source = path.join(playground, app);
  const parent = into ?? path.join(playground, '.temp');
  await mkdir(parent, { recursive: true });
  const root = await mkdtemp(path.join(await realpath(parent), `${path.basename(app)}-`));
  await cp(source, root, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
  if (into === undefined) await linkPackages(path.join(source, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A folder of links rather than one link: Vite writes its cache into `node_modules`, and two copies must not share it. */
async function linkPackages(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const isOwn = path.basename(source) === '@octavo';
  for (const entry of await readdir(source)) {
    if (entry.startsWith('.')) continue;
    if (entry.startsWith('@')) await linkPackages(path.join(source, entry), path.join(target, entry));
    else await symlink(isOwn ? path.join(findPackages(), entry) : await realpath(path.join(source, entry)), path.join(target, entry));
  }
}
