import { createHash } from 'node:crypto';
import type { SitePage } from '@octavo/core';
import { withBase } from '@octavo/core';
import { resolveVirtualId, toVirtualId } from '../../content/compile/virtual-id.ts';
import { shardDocuments } from '../../virtual/shard-documents.ts';
import type { KeptContent, SiteFile } from '../../output-folder/site-file.ts';
import { createPageRecord } from '../../virtual/page-modules.ts';
import type { PageNames } from '../../document/render-document.ts';
import type { StoredPageRecord } from '../../../client/page/page-module.ts';
import type { SiteDocument } from '../../site/list-documents.ts';
import type { BuildScope } from '../build-scope.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { toSheetId } from '../bundle/list-named-modules.ts';

/** What finds the pages of a built site, for browsers and for the renderer of documents: files of their own beside the bundles. */
export interface PageRecords {
  /** The record of a page whose text is a file of its own; undefined for one that is a module. */
  find(href: string): StoredPageRecord | undefined;
  /** The name of the file of a page's record. */
  fileOf(href: string): string | undefined;
  /** What a document tells the program of its page, and of the others. */
  name(document: SiteDocument | undefined): PageNames;
  files(): SiteFile[];
}

/** Makes the records of a site once its bundle is there: they name chunks. */
export async function createPageRecords(context: BuildScope, bundle: Bundle): Promise<PageRecords> {
  const { store, base, prefix, folder, kept, createPageText } = context;
  const files = new Map<string, SiteFile>();
  const records = new Map<string, () => StoredPageRecord>();
  const names = new Map<string, string>();
  const toUrl = (fileName: string): string => withBase(base, `/${fileName.slice(prefix.length)}`);
  const keep = (content: unknown): string => {
    const text = JSON.stringify(content);
    const fileName = `${prefix}assets/${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    if (!files.has(fileName)) files.set(fileName, { fileName, file: folder.write(`records/${files.size}`, text) });
    return fileName;
  };
  const add = (content: unknown): string => toUrl(keep(content));
  const take = (page: SitePage): KeptContent | undefined => {
    const fileName = kept.pages.findBuilt(page, bundle.key)?.record;
    const file = fileName === undefined ? undefined : kept.pages.file(fileName);
    if (fileName === undefined || file === undefined) return undefined;
    files.set(fileName, { fileName, kept: file });
    names.set(page.href, fileName);
    return file;
  };
  const addressOf = (module: string): string => {
    const file = bundle.moduleOf(resolveVirtualId(module) ?? module);
    if (file === undefined) throw new Error(`No chunk is made of ${module}.`);
    return toUrl(file);
  };

  for (const page of Object.values(store.site().pages)) {
    const text = await createPageText(page);
    if (text === undefined) continue;
    const taken = take(page);
    if (taken !== undefined) {
      records.set(page.href, () => JSON.parse(Buffer.from(taken.read()).toString()));
      continue;
    }
    const record: StoredPageRecord = {
      ...(await createPageRecord(context, page)),
      source: text.source,
      sheets: text.sheets
        .flatMap((sheet) => bundle.stylesOf(resolveVirtualId(toSheetId(sheet))))
        .filter(isOwn(bundle))
        .map(toUrl),
      sections: Object.fromEntries(page.sections.map((id) => [id, addressOf(toVirtualId('section', id))])),
    };
    records.set(page.href, () => record);
    names.set(page.href, keep(record));
  }
  const find = (href: string): string => {
    const name = names.get(href);
    return name === undefined ? addressOf(toVirtualId('page', href)) : toUrl(name);
  };
  const lists = shardDocuments(store.site()).map((shard) => add(Object.fromEntries(shard.map(({ href, page }) => [href, find(page)]))));
  const all = add(lists);
  return {
    find: (href) => records.get(href)?.(),
    fileOf: (href) => names.get(href),
    name: (document) => ({ all, ...(document && { own: { href: document.href, url: find(document.page) } }) }),
    files: () => [...files.values()],
  };
}

/** Whether a sheet is not in every document. */
function isOwn(bundle: Bundle): (fileName: string) => boolean {
  const shared = new Set(bundle.stylesOf(undefined));
  return (fileName) => !shared.has(fileName);
}
