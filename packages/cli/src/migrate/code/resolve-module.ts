import path from 'node:path';
import { findReactPackage } from './find-react-package.ts';
import { resolvePathAlias } from './path-aliases.ts';
import type { OldSource } from '../source.ts';
import { findShim } from './shims/find-shim.ts';
import type { Shim } from './shims/shim.ts';
import { findScript } from './find-script.ts';
import { findPublished, findWorkspaceFile } from './find-workspace-file.ts';

/** What an address in a script means. */
export type ResolvedModule =
  | { kind: 'react' }
  /** Part of the old site's framework, which a module of ours stands for. */
  | { kind: 'shim'; shim: Shim }
  | { kind: 'package'; name: string; version: string }
  /** A script, as a path from the source folder. */
  | { kind: 'script'; file: string }
  | { kind: 'sheet'; file: string }
  /** A picture or data. */
  | { kind: 'asset'; file: string };

const SHEET = /\.(?:css|scss|sass)$/;
const ASSET = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|json|woff2?)(?:\?(?:raw|url))?$/;

/** Finds what an address in a script of the site (a path from the source folder) means; undefined for what cannot come along. */
export function resolveModule(written: string, from: string, source: OldSource): ResolvedModule | undefined {
  if (/^react(?:-dom)?(?:\/jsx-runtime)?$/.test(written)) return { kind: 'react' };
  const shim = findShim(written);
  if (shim !== undefined) return { kind: 'shim', shim };
  for (const named of listPlaces(written, from, source)) {
    const found = findFile(named, source);
    if (found !== undefined) return found;
  }
  if (/^[./@~]\//.test(written) || written.startsWith('..')) return undefined;
  const needed = findReactPackage(written, source);
  if (needed !== undefined) return { kind: 'package', ...needed };
  const published = findPublished(written, source);
  if (published !== undefined) return { kind: 'package', ...published };
  const workspace = findWorkspaceFile(written, source);
  return workspace === undefined ? undefined : findFile(workspace, source);
}

function findFile(named: string, source: OldSource): ResolvedModule | undefined {
  const plain = named.replace(/\?\w+$/, '');
  if (SHEET.test(plain)) return source.has(plain) ? { kind: 'sheet', file: plain } : undefined;
  if (ASSET.test(named)) return source.has(plain) ? { kind: 'asset', file: plain } : undefined;
  const file = findScript(named, source);
  return file === undefined ? undefined : { kind: 'script', file };
}

/** Where a file of the site may lie that an address names, as paths from the source folder. */
function listPlaces(written: string, from: string, source: OldSource): string[] {
  if (written.startsWith('.')) return [path.posix.join(path.posix.dirname(from), written)];
  const site = /^@site\/(.+)$/.exec(written)?.[1];
  if (site !== undefined) return [site];
  const alias = resolvePathAlias(written, source);
  const root = /^[@~]\/(.+)$/.exec(written)?.[1];
  if (alias !== undefined) return [alias];
  if (root !== undefined) return [`src/${root}`, root];
  // `baseUrl` of a `tsconfig.json` makes folders of the site the beginning of addresses.
  return written.includes('/') && !written.startsWith('@') ? [written, `src/${written}`] : [];
}
