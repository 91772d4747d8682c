import { compareApis, createSpecFiles, findExtended, isRemote } from '@octavo/openapi/internal/load';
import type { ApiChanges, LoadedApi } from '@octavo/openapi/internal/load';
import { fetchText, isLocalName, listSpecOrigins } from './fetch-text.ts';
import { findSpecReader, openSpec } from './open-spec.ts';
import type { SpecReader, UnreadSpec } from './open-spec.ts';

/**
 * Compares two states of an API. Each is a file, an address, or a file of a Git revision (`main:openapi.yaml`), from the folder; an overlay
 * stands for the file that it extends, changed by it. `today` is a date such as `2026-11-23`.
 */
export async function compareSpecFiles(
  [before, after]: readonly [string, string],
  { folder, today }: { folder: string; today: string },
): Promise<ApiChanges | UnreadSpec> {
  const old = await openState(before, folder);
  if ('problem' in old) return old;
  const now = await openState(after, folder);
  return 'problem' in now ? now : compareApis(old, now, { today });
}

async function openState(typed: string, folder: string): Promise<LoadedApi | UnreadSpec> {
  const own = isRemote(typed) ? await fetchSpec(typed) : findSpecReader(typed, folder);
  const hosts = new Set(isRemote(typed) ? [new URL(typed).host] : []);
  const extended = findExtended(own.source, { files: createSpecFiles(own), hosts });
  if (extended === undefined) return openSpec(typed, own);
  if ('problem' in extended) return { source: typed, problem: extended.problem };
  const { source } = extended;
  const fetched = isRemote(source) ? await fetchSpec(source) : own;
  return openSpec(typed, { source, read: (one) => (one === own.source ? own : fetched).read(one) }, [own.source]);
}

/** One file is fetched: two states of an address's neighbours cannot be told apart. */
async function fetchSpec(url: string): Promise<SpecReader> {
  const found = await fetchText(url, { origins: new Set(listSpecOrigins(url)), allowsPrivate: isLocalName(new URL(url).hostname) });
  return { source: url, read: (source) => (source === url ? found : { problem: 'Only the file itself is fetched.' }) };
}
