import { listTextToc } from './list-text-toc.ts';
import type { LoadToc } from './list-text-toc.ts';

/** A heading of a text that has the id of one before it, because one of the two comes with another file. */
export interface SharedId {
  id: string;
  text: string;
  /** The files (absolute paths) of which the text shows the two, in their order; the text itself is one of its own. */
  files: readonly [string, string];
}

/** Lists the ids that headings of different files share in one text: a link to one leads to the first. */
export async function listSharedIds(file: string, load: LoadToc): Promise<SharedId[]> {
  const { toc } = await load(file);
  if (!toc.some((entry) => 'file' in entry)) return [];
  const headings = await Promise.all(
    toc.map(async (entry) => {
      const from = 'file' in entry ? entry.file : file;
      // One entry alone: `listTextToc` numbers the showings of a file by what the entry says.
      const shown = await listTextToc(file, async (one) => (one === file ? { toc: [entry] } : load(one)));
      return shown.map(({ id, text }) => ({ id, text, from }));
    }),
  );
  const first = new Map<string, string>();
  return headings.flat().flatMap(({ id, text, from }): SharedId[] => {
    const before = first.get(id);
    if (before === undefined) first.set(id, from);
    return before === undefined || before === from ? [] : [{ id, text, files: [before, from] }];
  });
}
