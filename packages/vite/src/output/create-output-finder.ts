import type { Site } from '@octavo/core';
import { ExtensionError } from '../extension/extension-error.ts';
import { perVersion } from '../site/per-version.ts';
import type { Output, OutputFile, OutputSource } from './output.ts';
import { readListed } from '../extension/read-listed.ts';

/** What the outputs have at an address: a file, nothing, or nothing in a folder that is all theirs. */
export type FoundOutput = OutputFile | 'missing' | undefined;

/** Finds the file of the outputs at an address (canonical, below the base). */
export type FindOutput = (href: string) => Promise<FoundOutput>;

/** Makes the finder of a site that changes: lists are made once for each state of it, when something is looked for. */
export function createOutputFinder(
  outputs: () => readonly Output[],
  { site, source }: { site: () => Site; source: OutputSource },
): FindOutput {
  const finders = perVersion(site, () => outputs().map((output) => createFinder(output, { site: site(), source })));
  return async (href) => {
    for (const { folder, find } of finders()) {
      if (!href.startsWith(folder)) continue;
      const found = await find(href).catch(passOver);
      if (found !== undefined) return found;
      if (folder !== '/') return 'missing';
    }
    return undefined;
  };
}

/** An extension that fails has nothing, and says why; the others are asked. */
function passOver(error: unknown): undefined {
  if (!(error instanceof ExtensionError)) throw error;
}

function createFinder({ folder = '/', list, find }: Output, { site, source }: { site: Site; source: OutputSource }) {
  let files: Promise<ReadonlyMap<string, OutputFile>> | undefined;
  const listFiles = async (): Promise<ReadonlyMap<string, OutputFile>> =>
    new Map((await readListed(list(site, source))).map((file) => [file.href, file]));
  return { folder, find: async (href: string) => (find ? find(href) : (await (files ??= listFiles())).get(href)) };
}
