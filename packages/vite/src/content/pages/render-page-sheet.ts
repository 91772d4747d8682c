import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { DEFAULT_LOOKS, renderCodeLooks } from '../../mdx/code/code-look.ts';
import { API_SHEETS } from '../assets/list-rare-sheets.ts';
import { isContentOf } from '../compile/content-id.ts';
import type { Sources } from '../sources.ts';
import type { SiteProject } from '../../site/project.ts';

/**
 * The sheet of what few pages have: the rules of rare components, of utility classes and of the colours of code of one page, of the snippets in it
 * and of the author's scripts. Empty for many pages.
 */
export async function renderPageSheet(context: Sources & SiteProject, page: SitePage): Promise<string> {
  const { content, store, root, utilities, rareStyles } = context;
  const words = new Set(store.scriptClasses());
  const rare = new Set<string>();
  const seen = new Set<string>();
  const collect = async (file: string): Promise<void> => {
    if (seen.has(file) || !isContentOf(root, file)) return;
    seen.add(file);
    const { classes, rareSheets, imports } = await content.load(file);
    for (const word of classes) words.add(word);
    for (const sheet of rareSheets) rare.add(sheet);
    await Promise.all(imports.map(collect));
  };
  if (page.isGenerated !== true) await collect(path.posix.join(root, page.file));
  if (page.api !== undefined) for (const sheet of API_SHEETS) rare.delete(sheet);
  const own = sharesCodeLooks(context) ? [...words].filter((word) => !DEFAULT_LOOKS.has(word)) : words;
  return (isSplit(context) ? rareStyles.render(rare) : '') + (await utilities.render([...words])) + renderCodeLooks(own);
}

/** Whether the sheets of rare components are in those of single pages; what the author's own modules show is not known. */
function isSplit({ ownComponents, ...project }: SiteProject & Pick<Sources, 'ownComponents'>): boolean {
  return hasPartSheets(project) && Object.keys(ownComponents()).length === 0;
}

/** Whether the sheet that all documents of a site have holds the looks of the default themes. */
export function sharesCodeLooks({ store, ...project }: SiteProject & Pick<Sources, 'store'>): boolean {
  return hasPartSheets(project) && store.site().config.codeThemes === undefined;
}

/** Whether documents have the parts of our theme's sheet that they need; the whole of it, or another, otherwise. */
function hasPartSheets({ isDev, mode, options }: SiteProject): boolean {
  return !isDev && mode !== 'embedded' && options.theme === undefined;
}
