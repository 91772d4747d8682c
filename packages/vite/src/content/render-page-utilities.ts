import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { renderCodeLooks } from '../mdx/code/code-look.ts';
import { isContentOf } from './content-id.ts';
import type { Sources } from './sources.ts';
import type { Placement } from '../site/placement.ts';

/** The sheet of the utility classes and of the colours of code of one page: its own, those of the snippets in it and of the author's scripts. Empty for most pages. */
export async function renderPageUtilities(
  { content, store, root, utilities }: Sources & Pick<Placement, 'root'>,
  page: SitePage,
): Promise<string> {
  const words = new Set(store.scriptClasses());
  const seen = new Set<string>();
  const collect = async (file: string): Promise<void> => {
    if (seen.has(file) || !isContentOf(root, file)) return;
    seen.add(file);
    const { classes, imports } = await content.load(file);
    for (const word of classes) words.add(word);
    await Promise.all(imports.map(collect));
  };
  if (page.isGenerated !== true) await collect(path.posix.join(root, page.file));
  return (await utilities.render([...words])) + renderCodeLooks(words);
}
