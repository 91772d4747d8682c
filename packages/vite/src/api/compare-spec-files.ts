import { compareApis, isRemote } from '@octavo/openapi/internal/load';
import type { ApiChanges } from '@octavo/openapi/internal/load';
import { fetchText, isLocalName, listSpecOrigins } from './fetch-text.ts';
import { findSpecReader, openSpec } from './open-spec.ts';
import type { SpecReader, UnreadSpec } from './open-spec.ts';

/**
 * Compares two states of an API. Each is a file, an address, or a file of a Git revision (`main:openapi.yaml`), from the folder; `today` is
 * a date such as `2026-11-23`.
 */
export async function compareSpecFiles(
  [before, after]: readonly [string, string],
  { folder, today }: { folder: string; today: string },
): Promise<ApiChanges | UnreadSpec> {
  const old = openSpec(before, await findReader(before, folder));
  if ('problem' in old) return old;
  const now = openSpec(after, await findReader(after, folder));
  return 'problem' in now ? now : compareApis(old, now, { today });
}

async function findReader(typed: string, folder: string): Promise<SpecReader> {
  if (!isRemote(typed)) return findSpecReader(typed, folder);
  const { hostname } = new URL(typed);
  const found = await fetchText(typed, { origins: new Set(listSpecOrigins(typed)), allowsPrivate: isLocalName(hostname) });
  // One file is fetched: two states of an address's neighbours cannot be told apart.
  return { source: typed, read: (source) => (source === typed ? found : { problem: 'Only the file itself is fetched.' }) };
}
