import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../context.ts';
import type { OutputFile } from './bundle.ts';

/**
 * Writes the finished site. Alone, the whole folder is written beside the output and swapped in; in an app's output, the site's own folder
 * is, once the app has written its files.
 */
export function writeSite(files: OutputFile[], { vite, prefix, store, mode }: Context): void {
  const outDir = path.resolve(vite.root, vite.build.outDir);
  const target = path.join(outDir, prefix);
  const fresh = `${target.replace(/[\\/]$/, '')}.octavo-${process.pid}`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    if (mode === 'alone' && vite.publicDir !== '' && vite.build.copyPublicDir && existsSync(vite.publicDir))
      cpSync(vite.publicDir, fresh, { recursive: true });
    for (const { pathname, file } of store.assets()) copy(file, path.join(fresh, pathname));
    for (const { fileName, content } of files) write(path.join(fresh, fileName.slice(prefix.length)), content);
    if (prefix === '' && mode !== 'alone') mergeInto(target, fresh);
    else swap(target, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}

function swap(target: string, fresh: string): void {
  const old = `${fresh}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

/** At the very root of an app's output the site's files join the app's, which win: they are the app's own addresses. */
function mergeInto(target: string, fresh: string): void {
  for (const name of readdirSync(fresh)) cpSync(path.join(fresh, name), path.join(target, name), { recursive: true, force: false });
}
