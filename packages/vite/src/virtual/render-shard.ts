import { toVirtualId } from '../content/compile/virtual-id.ts';
import { findContentsHref } from '../site/find-contents-href.ts';
import { exportImports } from './export-json.ts';
import type { ModuleParts } from './module-parts.ts';
import { shardDocuments } from './shard-documents.ts';

/** Some of the site's pages by their addresses: those that are modules. */
export async function renderShard(
  { store, createPageText }: Pick<ModuleParts, 'store' | 'createPageText'>,
  index: string,
): Promise<string> {
  const site = store.site();
  const entries: [string, string][] = [];
  for (const { href, page } of shardDocuments(site)[Number(index)] ?? []) {
    const known = site.pages[page];
    const isFile = known !== undefined && (await createPageText(known)) !== undefined;
    if (!isFile) entries.push([href, toVirtualId('page', page)]);
  }
  return exportImports(entries);
}

/** The pages of the site's own making by their addresses. */
export function renderMadePages({ store }: Pick<ModuleParts, 'store'>): string {
  const href = findContentsHref(store.site());
  return exportImports([[href, toVirtualId('page', href)]]);
}
