import type { CompiledPage, CompiledTocEntry } from '../../mdx/compiled-page.ts';

/** A heading of a file's own, or another file in the place of its headings. */
export type LoadedTocEntry = CompiledTocEntry | { file: string; level: number; repeat?: string; view?: string };

/** Puts the files that a site has in the place of what a text imports; what is not there has no headings. */
export function linkToc(toc: CompiledPage['toc'], findFile: (specifier: string) => string | undefined): LoadedTocEntry[] {
  return toc.flatMap((entry): LoadedTocEntry[] => {
    if (!('specifier' in entry)) return [entry];
    const { specifier, ...place } = entry;
    const file = findFile(specifier);
    return file === undefined ? [] : [{ ...place, file }];
  });
}
