import path from 'node:path';
import { compareApis, createSpecFiles, hostOf, isRemote, loadApi } from '@octavo/openapi/internal/load';
import type { ApiChanges, LoadedApi, ReadResult } from '@octavo/openapi/internal/load';
import { disk } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import { readRevision } from '../repository/read-revision.ts';
import { fetchText, isLocalName } from './fetch-text.ts';
import { readSpecFile } from './read-spec-file.ts';

/** What cannot be read, and why. */
export interface UnreadSpec {
  source: string;
  problem: string;
}

/**
 * Compares two states of an API. Each is a file, an address, or a file of a Git revision (`main:openapi.yaml`), from the folder; `today` is
 * a date such as `2026-11-23`.
 */
export async function compareSpecFiles(
  [before, after]: readonly [string, string],
  { folder, today }: { folder: string; today: string },
): Promise<ApiChanges | UnreadSpec> {
  const old = await openSpec(before, folder);
  if ('problem' in old) return old;
  const now = await openSpec(after, folder);
  return 'problem' in now ? now : compareApis(old, now, { today });
}

async function openSpec(typed: string, folder: string): Promise<LoadedApi | UnreadSpec> {
  const { source, read } = await findReader(typed, folder);
  const first = read(source);
  if ('problem' in first) return { source: typed, problem: first.problem };
  const files = createSpecFiles({ read: (one) => (one === source ? first : read(one)) });
  const error = files.open(source).diagnostics.find(({ severity }) => severity === 'error');
  if (error !== undefined) return { source: typed, problem: `${error.message}${error.line === undefined ? '' : ` (line ${error.line})`}` };
  const host = isRemote(source) ? hostOf(source) : undefined;
  const api = loadApi(source, { files, hosts: new Set(host === undefined ? [] : [host]) });
  return api.api === undefined || api.version === 'unknown' ? { source: typed, problem: 'It is not an OpenAPI file.' } : api;
}

/** Where the files of an API are read from: what it refers to lies beside it. */
async function findReader(typed: string, folder: string): Promise<{ source: string; read: (source: string) => ReadResult }> {
  if (isRemote(typed)) {
    const { host, hostname } = new URL(typed);
    const found = await fetchText(typed, { hosts: new Set([host]), allowsPrivate: isLocalName(hostname) });
    // One file is fetched: two states of an address's neighbours cannot be told apart.
    return { source: typed, read: (source) => (source === typed ? found : { problem: 'Only the file itself is fetched.' }) };
  }
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
