import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { findWords } from '@octavo/core/internal';
import type { TocEntry } from '@octavo/theme';
import { findSectionLanguage } from './find-section-language.ts';
import { listTextToc } from './list-text-toc.ts';
import type { Sources } from './sources.ts';
import type { Placement } from '../site/placement.ts';

/** What a table of contents is made from. */
export type TocScope = Pick<Placement, 'root'> & Pick<Sources, 'store' | 'content' | 'apiRenderer' | 'extensions'>;

/** The table of contents of a page: the headings of its text and of the snippets in it, then the parts of the operation that it shows. */
export async function listToc(page: SitePage, context: TocScope): Promise<TocEntry[]> {
  const own = page.isGenerated ? [] : await listTextToc(path.posix.join(context.root, page.file), (file) => context.content.load(file));
  const all = [...own, ...(await listOperationToc(page, context))];
  // Of two elements with one id a link leads to the first.
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

async function listOperationToc({ api, sections: [first] }: SitePage, { store, apiRenderer, extensions }: TocScope): Promise<TocEntry[]> {
  if (api?.kind === 'overview') return listOverviewToc(api.source ?? '', store);
  const operation = api?.source === undefined || api.kind === 'schema' ? undefined : store.apis.find(api.source)?.operation(api.key);
  if (operation === undefined) return [];
  const { toConfigured, listOperationSections } = await apiRenderer();
  const section = store.site().sections.find(({ id }) => id === first);
  const language = (section && findSectionLanguage(section)) ?? 'en';
  const texts = { ...findWords(language)?.api, ...extensions.words(language).api };
  return listOperationSections(toConfigured(operation, store.site().config).operation).map(({ id, title }) => ({
    depth: 2,
    text: texts[title] ?? title,
    id,
  }));
}

function listOverviewToc(source: string, store: TocScope['store']): TocEntry[] {
  const { servers = [], schemes = [] } = store.apis.find(source)?.overview() ?? {};
  return [
    ...(servers.length > 0 ? [{ depth: 2 as const, text: 'Servers', id: 'servers' }] : []),
    ...(schemes.length > 0 ? [{ depth: 2 as const, text: 'Authorization', id: 'authorization' }] : []),
  ];
}
