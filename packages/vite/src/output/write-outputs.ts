import { unescapePath } from '@octavo/core/internal';
import type { Diagnostic, Site } from '@octavo/core';
import { describeOutputFailure } from './describe-output-failure.ts';
import { describeConflict } from '../extension/find-extension-conflicts.ts';
import type { GivenOutput, OutputContent, OutputSource } from './output.ts';

/** What the outputs of a site are written from, and where each file goes. */
export interface WriteOutputsOptions {
  site: Site;
  source: OutputSource;
  /** Takes a file; its path counts from the base: `guide.md`. */
  write(fileName: string, content: OutputContent): void | Promise<void>;
}

/**
 * Writes every file of the outputs of a site, one at a time; of two at one address the first, and an error names both where two extensions give
 * them. What cannot be made is a diagnostic, and the others are written.
 */
export async function writeOutputs(outputs: readonly GivenOutput[], { site, source, write }: WriteOutputsOptions): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const written = new Map<string, GivenOutput>();
  for (const output of outputs) {
    try {
      for (const { href, read } of await output.list(site, source)) {
        const first = written.get(href);
        if (first !== undefined) {
          if (first.module && output.module && first.module.url !== output.module.url)
            found.push(describeConflict(`the file \`${href}\``, { module: first.module }, { module: output.module }));
          continue;
        }
        written.set(href, output);
        try {
          await write(unescapePath(href).slice(1), await read());
        } catch (error) {
          found.push(...describeOutputFailure(output, error, href));
        }
      }
    } catch (error) {
      found.push(...describeOutputFailure(output, error));
    }
  }
  return found;
}
