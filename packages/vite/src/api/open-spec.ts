import path from 'node:path';
import { createSpecFiles, hostOf, isRemote, loadApi } from '@octavo/openapi/internal/load';
import type { LoadedApi, ReadResult } from '@octavo/openapi/internal/load';
import { disk } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import { readRevision } from '../repository/read-revision.ts';
import { readSpecFile } from './read-spec-file.ts';

/** What cannot be read, and why. */
export interface UnreadSpec {
  source: string;
  problem: string;
  /** True where it is still being fetched. */
  isPending?: boolean;
}

/** The file of an API, and how it and what it refers to are read. */
export interface SpecReader {
  source: string;
  read: (source: string) => ReadResult;
}

/** Opens one state of an API, called as its owner typed it, with the overlays that `read` finds applied. */
export function openSpec(typed: string, { source, read }: SpecReader, overlays: readonly string[] = []): LoadedApi | UnreadSpec {
  const first = read(source);
  if ('problem' in first) return { source: typed, problem: first.problem, isPending: first.isPending === true };
  const files = createSpecFiles({ read: (one) => (one === source ? first : read(one)) });
  files.overlay(new Map([[source, overlays]]));
  // What is wrong with an overlay keeps nothing else from being read.
  const error = files.open(source).diagnostics.find(({ severity, file = '' }) => severity === 'error' && !overlays.includes(file));
  if (error !== undefined) return { source: typed, problem: `${error.message}${error.line === undefined ? '' : ` (line ${error.line})`}` };
  const host = isRemote(source) ? hostOf(source) : undefined;
  const api = loadApi(source, { files, hosts: new Set(host === undefined ? [] : [host]) });
  return api.api === undefined || api.version === 'unknown' ? { source: typed, problem: 'It is not an OpenAPI file.' } : api;
}

/** Finds the reader of a file, or of a file of a Git revision (`main:openapi.yaml`), from the folder: what it refers to lies beside it. */
export function findSpecReader(typed: string, folder: string): SpecReader {
  const file = path.resolve(folder, typed);
  const revision = /^([^:]+):(.+)$/.exec(typed);
  if ('failure' in disk.stat(file) && revision !== null) {
    const [, name = '', at = ''] = revision;
    return { source: at.replace(/^\.\//, ''), read: (source) => readRevision({ revision: name, file: source }, folder) };
  }
  // What it refers to may lie anywhere below the folder; a file elsewhere brings its own.
  const below = paths.inside(folder, file);
  const [root, source] = below === undefined ? [path.dirname(file), path.basename(file)] : [folder, below];
  return { source, read: (one) => readSpecFile(root, one) };
}
