import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SitePage } from '@octavo/core';
import type { BuildScope } from '../build-scope.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import { listSiteNeeds } from '../../policy/list-site-needs.ts';
import { createSheets } from '../files/create-sheets.ts';
import { createMenuDrawings } from './menu-drawings.ts';
import { findIconLibrary } from '../../icons/icon-library.ts';
import { listMenuIcons } from '../../icons/site-icons.ts';
import { listDocuments } from '../../site/list-documents.ts';
import type { SiteDocument } from '../../site/list-documents.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { createTrees } from '../files/create-trees.ts';
import { createDocumentKeys } from './document-keys.ts';
import type { VaryingPages } from './find-varying-pages.ts';
import { openDocuments } from '../kept/kept-documents.ts';
import type { KeptDocument, KeptPage } from '../kept/site-record.ts';
import { createDocumentRenderer, nameDocument } from './create-document-renderer.ts';
import { createDocumentWriter } from './create-document-writer.ts';
import { createPageRecords } from './page-records.ts';
import { createWaitingEnd } from './end-waiting.ts';
import { loadServer } from './load-server.ts';
import type { EarlyBodies } from './render-early.ts';
import { createRenderFaults } from './render-faults.ts';
import { renderFailedDocument } from '../reports/render-failed-document.ts';
import type { WorkFolder } from '../files/work-folder.ts';

/** Documents rendered at a time: React pauses within each. */
const BATCH = 16;

/** Documents between two looks for garbage. */
const COLLECT = BATCH * 32;

/** The documents of a site and what they name, and what was found in those of each page, by its address. */
export interface RenderedSite {
  files: SiteFile[];
  documents: ReadonlyMap<string, KeptDocument[]>;
  /** The file of the record of the page at an address. */
  recordOf(href: string): string | undefined;
}

/**
 * Renders every document of the site, and `404.html`, into the work folder; those that an earlier build rendered the same are taken from that.
 * Notes what goes wrong. `onProgress` is told how many are done.
 */
export async function renderSite(
  context: BuildScope,
  {
    bundle,
    early,
    folder,
    varying,
    onProgress,
  }: { bundle: Bundle; early: EarlyBodies; folder: WorkFolder; varying: VaryingPages; onProgress: (done: number, total: number) => void },
): Promise<RenderedSite> {
  const { default: renderPage, renderTree } = await loadServer(bundle.serverEntry);
  const documents = listDocuments(context.store.site());
  const records = await createPageRecords(context, bundle);
  const { config } = context.store.site();
  const drawings = await createMenuDrawings(listMenuIcons(config), {
    ...context,
    library: findIconLibrary(config),
    write: folder.write,
  });
  const sheets = createSheets(context, folder);
  const trees = createTrees(context, { folder, renderTree });
  const bodies = openDocuments({ cacheDir: context.vite.cacheDir, name: context.root + context.base, folder });
  const faults = createRenderFaults(context);
  const waiting = createWaitingEnd();
  const renderDocument = createDocumentRenderer(context, {
    renderPage,
    writeDocument: createDocumentWriter(context, { bundle, records, drawings }),
    keyOf: createDocumentKeys(context, { records, isOpen: varying.has }),
    records,
    bodies,
    early,
    sheets,
    trees,
    faults,
    waiting,
  });
  const files: SiteFile[] = [];
  const found = new Map<string, KeptDocument[]>();
  for (const needs of listSiteNeeds(context)) context.policy.need(needs);
  // A document with a policy of its own names what others need.
  const findKept = (page: SitePage): KeptPage | undefined =>
    context.options.policy === true ? undefined : context.kept.pages.findBuilt(page, bundle.key);
  /** Takes in what a document needs beside its text. */
  const takeIn = async (page: SitePage | undefined, { shared: needs, reasons, css, tree, needs: own }: KeptDocument): Promise<void> => {
    context.policy.need(needs);
    if (page) context.delivery.note(page.href, reasons);
    if (css !== '') sheets.add(css);
    if (tree !== undefined) await trees.find(tree);
    context.policy.add(own);
  };
  const namesSame = ({ names }: KeptDocument, document: SiteDocument): boolean =>
    names === undefined || isDeepStrictEqual(names, records.name(document));
  const note = (page: SitePage, document: KeptDocument): void => void found.set(page.href, [...(found.get(page.href) ?? []), document]);
  const renderNew = async (document: SiteDocument | undefined, page: SitePage | undefined): Promise<string> => {
    const { text, facts } = await renderDocument(document, page);
    await takeIn(page, facts);
    if (page) note(page, facts);
    return context.options.policy === true
      ? text.replace(CHARSET, () => CHARSET + renderPolicyTag(context.policy.render(facts.needs)))
      : text;
  };
  const render = async (document: SiteDocument | undefined, index: number): Promise<void> => {
    const page = document && context.store.site().pages[document.page];
    const known = page && findKept(page)?.documents.find((one) => one.href === document.href && namesSame(one, document));
    const file = known && context.kept.pages.file(known.fileName);
    if (file) {
      await takeIn(page, known);
      note(page, known);
      if (known.body !== undefined) bodies.retain(known.body);
      return void files.push({ fileName: known.fileName, kept: file });
    }
    const make = (): Promise<string> => renderNew(document, page);
    const text = page ? await context.store.failures.attempt(page, 'document', { make, otherwise: renderFailedDocument }) : await make();
    // By a number: an address may be longer than what this folder can hold.
    files.push({ fileName: nameDocument(document, context), file: folder.write(`documents/${index}.html`, text) });
  };
  for (let done = 0; done < documents.length; done += BATCH) {
    if (done % COLLECT === 0) collectGarbage();
    await Promise.all(documents.slice(done, done + BATCH).map((document, index) => render(document, done + index)));
    onProgress(Math.min(done + BATCH, documents.length), documents.length);
    // Rendering alone never lets go: progress is to be seen, and memory to be given back.
    await setImmediate();
  }
  await render(undefined, documents.length);
  waiting.close();
  bodies.finish();
  context.delivery.keep();
  faults.tell();
  return {
    files: [...files, ...sheets.list(), ...drawings.list(), ...trees.list(), ...records.files()],
    documents: found,
    recordOf: records.fileOf,
  };
}

/** How each document's head begins: a policy stands before all that it is about. */
const CHARSET = '<meta charset="utf-8">';

function renderPolicyTag(policy: string): string {
  return `\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}
