import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { DEFAULT_LOOKS, renderCodeLooks } from '../../mdx/code/code-look.ts';
import { isContentOf } from '../compile/content-id.ts';
import type { Sources } from '../sources.ts';
import type { SiteProject } from '../../site/project.ts';

/** The sheet of the utility classes and of the colours of code of one page: its own, those of the snippets in it and of the author's scripts. Empty for most pages. */
export async function renderPageUtilities(context: Sources & SiteProject, page: SitePage): Promise<string> {
  const { content, store, root, utilities } = context;
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
  const own = sharesCodeLooks(context) ? [...words].filter((word) => !DEFAULT_LOOKS.has(word)) : words;
  return (await utilities.render([...words])) + renderCodeLooks(own);
}

/** Whether the sheet that all documents of a site have holds the looks of the default themes. */
export function sharesCodeLooks({ isDev, mode, options, store }: SiteProject & Pick<Sources, 'store'>): boolean {
  return !isDev && mode !== 'embedded' && options.theme === undefined && store.site().config.codeThemes === undefined;
}
