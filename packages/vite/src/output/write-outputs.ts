import { unescapePath } from '@octavo/core/internal';
import type { Diagnostic, Site } from '@octavo/core';
import { describeOutputFailure } from './describe-output-failure.ts';
import type { ExtensionModule } from '../extension/extension-module.ts';
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
 * them, or where one has the address of a page. What cannot be made is a diagnostic, and the others are written.
 */
export async function writeOutputs(outputs: readonly GivenOutput[], { site, source, write }: WriteOutputsOptions): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const written = new Map<string, GivenOutput>();
  const folders = new Set(Object.keys(site.pages).flatMap(listFolders));
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
        if (output.module && folders.has(href)) {
          found.push(describePage(href, output.module));
          continue;
        }
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

/** What a page's document lies in: `/a/b` -> `/a/b`, `/a`. */
function listFolders(href: string): string[] {
  return href
    .split('/')
    .slice(1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);
}

function describePage(href: string, { name, file }: ExtensionModule): Diagnostic {
  return {
    code: 'extension/conflict',
    severity: 'error',
    message: `The extension \`${name}\` writes the file \`${href}\`, which is the address of a page or a folder of pages.`,
    hint: 'Give it another address, such as one with an ending.',
    file,
  };
}
