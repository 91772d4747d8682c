import type { Diagnostic } from '@octavo/core';
import type { ResolvedConfig } from 'vite';
import { paths } from '../../disk/paths.ts';
import type { SiteProject } from '../../site/project.ts';
import { listRoutes } from '../../hosts/list-routes.ts';
import { describeClashes } from '../../output-folder/clash.ts';
import { findClashes } from '../../output-folder/find-clashes.ts';
import type { TakenName } from '../../output-folder/find-clashes.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import { listPublicFiles } from '../../site/list-public-files.ts';

/** Hosts read these by name: ours begin with the author's own. */
const JOINED = new Set(['_redirects', '_headers']);

/** Finds names that the docs and the app both want, as far as they are known before the app is built: its public files, its documents and its routes. */
export function checkNames(files: readonly SiteFile[], { vite, mode, host }: Pick<SiteProject, 'vite' | 'mode' | 'host'>): Diagnostic[] {
  const published = listPublic(vite);
  const taken =
    mode === 'alone'
      ? published.filter(({ name }) => !JOINED.has(name))
      : [...published, ...listDocuments(vite), ...listRoutes(vite, host?.routes)];
  return describeClashes(findClashes(files, taken));
}

/** Finds names of the docs that are among those of a bundle of the app, before that is written. */
export function checkBundle(files: readonly SiteFile[], { names, at, context: { vite } }: BundleNames): Diagnostic[] {
  const outDir = paths.resolve(vite.root, vite.build.outDir);
  const toName = (name: string): string => paths.relative(outDir, paths.join(at, name));
  return describeClashes(
    findClashes(
      files,
      names.map((name) => ({ name: toName(name), at: `${name} of its bundle` })),
    ),
  );
}

/** What a bundle of the app is going to write. */
export interface BundleNames {
  names: readonly string[];
  /** Absolute path of the folder that it is written to. */
  at: string;
  context: Pick<SiteProject, 'vite'>;
}

function listPublic(vite: ResolvedConfig): TakenName[] {
  return listPublicFiles(vite).map(({ fileName, original }) => ({ name: fileName, at: toPath(original, vite), file: original }));
}

/** Vite writes a document to where it lies below the root. */
function listDocuments({ root, build }: ResolvedConfig): TakenName[] {
  const { input = [] } = build.rolldownOptions;
  const inputs = typeof input === 'string' ? [input] : Object.values(input);
  const documents = inputs.filter((name) => name.endsWith('.html')).map((name) => toPath(paths.resolve(root, name), { root }));
  return documents.map((name) => ({ name, at: name }));
}

function toPath(file: string, { root }: { root: string }): string {
  return paths.relative(root, file);
}
