import { unescapePath } from '@octavo/core/internal';
import type { Diagnostic, Site } from '@octavo/core';
import { isWriteRefusal } from '../disk/disk-failure.ts';
import { describeOutputFailure } from './describe-output-failure.ts';
import { findOutputConflicts, listPlaces } from './find-output-conflicts.ts';
import type { GivenOutput, OutputContent, OutputSource } from './output.ts';

/** What the outputs of a site are written from, and where each file goes. */
export interface WriteOutputsOptions {
  site: Site;
  source: OutputSource;
  /** Takes a file; its path counts from the base: `guide.md`. */
  write(fileName: string, content: OutputContent): void | Promise<void>;
}

/**
 * Writes every file of the outputs of a site, one at a time; of two at one address the first, and none of an extension at the address of a
 * page, which are errors. What cannot be made is a diagnostic, and the others are written. What an output says of its files is told as well.
 * Throws where the disk takes nothing more.
 */
export async function writeOutputs(outputs: readonly GivenOutput[], { site, source, write }: WriteOutputsOptions): Promise<Diagnostic[]> {
  const found = await findOutputConflicts(outputs, { site, source });
  const written = new Set<string>();
  const places = listPlaces(site);
  for (const output of outputs) {
    try {
      for await (const { href, read } of await output.list(site, source)) {
        if (written.has(href)) continue;
        written.add(href);
        if (output.module && places.has(href)) continue;
        try {
          await write(unescapePath(href).slice(1), await read());
        } catch (error) {
          found.push(...tellFailure(output, error, href));
        }
      }
      found.push(...((await output.check?.(site, source)) ?? []));
    } catch (error) {
      found.push(...tellFailure(output, error));
    }
  }
  return found;
}

/** A site without what its output lacks is built; one that the disk has no room for is not. */
function tellFailure(output: GivenOutput, error: unknown, href?: string): Diagnostic[] {
  if (isWriteRefusal(error)) throw error;
  return describeOutputFailure(output, error, href);
}
