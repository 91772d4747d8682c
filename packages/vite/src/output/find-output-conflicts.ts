import type { Diagnostic, Site } from '@octavo/core';
import type { ExtensionModule } from '../extension/extension-module.ts';
import { describeConflict } from '../extension/find-extension-conflicts.ts';
import type { GivenOutput, OutputFile, OutputSource } from './output.ts';
import { readListed } from '../extension/read-listed.ts';

/** Finds the files of extensions that two of them give, or that have the address of a page. A list that fails is told by whoever asks for it. */
export async function findOutputConflicts(
  outputs: readonly GivenOutput[],
  { site, source }: { site: Site; source: OutputSource },
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const first = new Map<string, ExtensionModule>();
  let places: ReadonlySet<string> | undefined;
  for (const { module, list } of outputs) {
    if (module === undefined) continue;
    places ??= listPlaces(site);
    const files = await listFiles(list, { site, source });
    for (const { href } of files) {
      const other = first.get(href);
      first.set(href, other ?? module);
      if (other === undefined && places.has(href)) found.push(describePage(href, module));
      if (other !== undefined && other.url !== module.url)
        found.push(describeConflict(`the file \`${href}\``, { module: other }, { module }));
    }
  }
  return found;
}

async function listFiles(list: GivenOutput['list'], { site, source }: { site: Site; source: OutputSource }): Promise<OutputFile[]> {
  try {
    return await readListed(list(site, source));
  } catch {
    return []; // Whoever writes it, or sends it, says why.
  }
}

/** The addresses that a site's pages take, with those of their folders: `/a/b` takes `/a/b` and `/a`. */
export function listPlaces({ pages }: Site): ReadonlySet<string> {
  return new Set(Object.keys(pages).flatMap(listFolders));
}

/** `/a/b` -> `/a`, `/a/b` (and the root, where no file is) */
function listFolders(href: string): string[] {
  return href.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
}

function describePage(href: string, { name, file }: ExtensionModule): Diagnostic {
  return {
    code: 'extension/conflict',
    severity: 'error',
    message: `The extension \`${name}\` writes the file \`${href}\`, which is the address of a page or a folder of pages.`,
    hint: 'Give it another address, such as one with a file extension.',
    file,
  };
}
