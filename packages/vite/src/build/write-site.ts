import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../context.ts';
import type { OutputFile, StoredFile } from './bundle.ts';

/**
 * Writes the finished site: beside the output first, then swapped in, so that no reader and no failure meets half a site.
 *
 * Alone, the site is the whole output. Beside an app it is a folder of the app's output; what the app has put there stays. It wins where
 * the app's build began with an empty folder; else the folder may hold the documents of the last build, and the new ones win.
 */
export function writeSite(files: readonly (OutputFile | StoredFile)[], { vite, prefix, store, mode }: Context): void {
  const outDir = path.resolve(vite.root, vite.build.outDir);
  const target = path.join(outDir, prefix).replace(/[\\/]$/, '');
  const fresh = `${target}.octavo-${process.pid}`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    if (mode === 'alone' && vite.build.copyPublicDir && existsSync(vite.publicDir)) cpSync(vite.publicDir, fresh, { recursive: true });
    for (const { pathname, file } of store.assets()) cpSync(file, path.join(fresh, pathname));
    for (const file of files) write(path.join(fresh, file.fileName.slice(prefix.length)), file);
    if (mode !== 'alone' && existsSync(target)) cpSync(target, fresh, { recursive: true, force: isEmptied(vite, outDir) });
    swap(target, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Vite's own rule: it empties a folder inside its root, any other only when told to. */
function isEmptied({ root, build }: Context['vite'], outDir: string): boolean {
  return build.emptyOutDir ?? outDir.startsWith(root + path.sep);
}

function write(target: string, source: OutputFile | StoredFile): void {
  mkdirSync(path.dirname(target), { recursive: true });
  if ('content' in source) writeFileSync(target, source.content);
  else move(source.file, target);
}

/** The cache may be on another disk than the output. */
function move(file: string, target: string): void {
  try {
    renameSync(file, target);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EXDEV') throw error;
    cpSync(file, target);
  }
}

/** Puts the new folder in the old one's place; a repository in the old one (a branch that is published from) moves along. */
function swap(target: string, fresh: string): void {
  const old = `${fresh}-old`;
  if (existsSync(path.join(target, '.git'))) renameSync(path.join(target, '.git'), path.join(fresh, '.git'));
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}
