import type { SitePage } from '@octavo/core';
import type { DetachedText } from '../../content/pages/page-text.ts';
import { toVirtualId } from '../../content/compile/virtual-id.ts';
import { findContentsHref } from '../../site/find-contents-href.ts';
import type { BuildScope } from '../build-scope.ts';

/** The module of a style sheet that texts beside the bundles need. */
export function toSheetId(sheet: string): string {
  return toVirtualId('page-sheet', sheet);
}

/** Lists the modules of a site that files beside the bundles name. */
export async function listNamedModules({ store, createPageText }: Pick<BuildScope, 'store' | 'createPageText'>): Promise<string[]> {
  const site = store.site();
  const pages = Object.values(site.pages);
  const texts = await Promise.all(pages.map(async (page) => [page, await createPageText(page)] as const));
  const modules = texts.map(([page, text]) => (text === undefined ? [toVirtualId('page', page.href)] : listModules(page, text)));
  return [...new Set([toVirtualId('page', findContentsHref(site)), ...modules.flat()])];
}

function listModules({ sections }: SitePage, { sheets }: DetachedText): string[] {
  return [...sections.map((id) => toVirtualId('section', id)), ...sheets.map(toSheetId)];
}
