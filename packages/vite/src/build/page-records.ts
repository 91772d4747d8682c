import { shardDocuments } from '../virtual/shard-documents.ts';
import { createHash } from 'node:crypto';
import { withBase } from '@octavo/core';
import { resolveVirtualId, toVirtualId } from '../content/virtual-id.ts';
import { createPageRecord } from '../virtual/page-modules.ts';
import type { PageNames } from '../document/render-document.ts';
import type { StoredPageRecord } from '../../client/page/page-module.ts';
import type { SiteDocument } from '../site/list-documents.ts';
import type { BuildScope } from './build-scope.ts';
import type { Bundle } from './bundle.ts';
import type { StoredFile } from './stored-file.ts';
import { toSheetId } from './list-named-modules.ts';

/** What finds the pages of a built site, for browsers and for the renderer of documents: files of their own beside the bundles. */
export interface PageRecords {
  /** The record of a page whose text is a file of its own; undefined for one that is a module. */
  find(href: string): StoredPageRecord | undefined;
  /** What a document tells the program of its page, and of the others. */
  name(document: SiteDocument | undefined): PageNames;
  files(): StoredFile[];
}

/** Makes the records of a site once its bundle is there: they name chunks. */
export async function createPageRecords(context: BuildScope, bundle: Bundle): Promise<PageRecords> {
  const { store, base, prefix, folder, createPageText } = context;
  const files = new Map<string, StoredFile>();
  const toUrl = (fileName: string): string => withBase(base, `/${fileName.slice(prefix.length)}`);
  const add = (content: unknown): string => {
    const text = JSON.stringify(content);
    const fileName = `${prefix}assets/${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    if (!files.has(fileName)) files.set(fileName, { fileName, file: folder.write(`records/${files.size}`, text) });
    return toUrl(fileName);
  };
  const addressOf = (module: string): string => {
    const file = bundle.moduleOf(resolveVirtualId(module) ?? module);
    if (file === undefined) throw new Error(`No chunk is made of ${module}.`);
    return toUrl(file);
  };

  const records = new Map<string, StoredPageRecord>();
  const addresses = new Map<string, string>();
  for (const page of Object.values(store.site().pages)) {
    const text = await createPageText(page);
    if (text === undefined) continue;
    const record: StoredPageRecord = {
      ...(await createPageRecord(context, page)),
      source: text.source,
      sheets: text.sheets
        .flatMap((sheet) => bundle.stylesOf(resolveVirtualId(toSheetId(sheet))))
        .filter(isOwn(bundle))
        .map(toUrl),
      sections: Object.fromEntries(page.sections.map((id) => [id, addressOf(toVirtualId('section', id))])),
    };
    records.set(page.href, record);
    addresses.set(page.href, add(record));
  }
  const find = (href: string): string => addresses.get(href) ?? addressOf(toVirtualId('page', href));
  const lists = shardDocuments(store.site()).map((shard) => add(Object.fromEntries(shard.map(({ href, page }) => [href, find(page)]))));
  const all = add(lists);
  return {
    find: (href) => records.get(href),
    name: (document) => ({ all, ...(document && { own: { href: document.href, url: find(document.page) } }) }),
    files: () => [...files.values()],
  };
}

/** Whether a sheet is not in every document. */
function isOwn(bundle: Bundle): (fileName: string) => boolean {
  const shared = new Set(bundle.stylesOf(undefined));
  return (fileName) => !shared.has(fileName);
}
