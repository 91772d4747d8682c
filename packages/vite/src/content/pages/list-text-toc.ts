import type { CompiledTocEntry } from '../../mdx/compiled-page.ts';
import { nestRepeat } from '../../mdx/tree/outline/recma-repeats.ts';
import type { LoadedTocEntry } from '../links/link-toc.ts';

/** Gives the headings of a file, with those of other files that it shows. */
export type LoadToc = (file: string) => Promise<{ toc: LoadedTocEntry[] }>;

/** Lists the headings of a file and of the snippets in it, to any depth, in the order in which a reader meets them. */
export function listTextToc(file: string, load: LoadToc): Promise<CompiledTocEntry[]> {
  const list = async (one: string, around: readonly string[], outer = ''): Promise<CompiledTocEntry[]> => {
    // One that imports itself would have no end.
    if (around.includes(one)) return [];
    const { toc } = await load(one);
    const parts = toc.map(async (entry): Promise<CompiledTocEntry[]> => {
      if (!('file' in entry)) return [{ ...entry, id: entry.id + outer }];
      const { level, repeat = '', view } = entry;
      const inner = await list(entry.file, [...around, one], nestRepeat(repeat, outer));
      return inner.map((heading) => ({ ...heading, depth: heading.depth + level, ...(view !== undefined && { view }) }));
    });
    return (await Promise.all(parts)).flat();
  };
  return list(file, []);
}
