import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { toOutputFile } from '@octavo/core/internal';
import type { Diagnostic, SitePage } from '@octavo/core';
import type { RenderSources, RenderedPage } from '../../../client/document/server.tsx';
import type { BuildScope } from '../build-scope.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { liftStyles } from '../../document/lift-styles.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import { readDocumentNeeds } from '../../policy/create-policy.ts';
import { listSiteNeeds } from '../../policy/list-site-needs.ts';
import { listSheetAddresses } from '../../policy/list-shown.ts';
import { createSheets } from '../files/create-sheets.ts';
import { createMenuDrawings } from './menu-drawings.ts';
import { findIconLibrary } from '../../icons/icon-library.ts';
import { listMenuIcons } from '../../icons/site-icons.ts';
import { listDocuments } from '../../site/list-documents.ts';
import type { SiteDocument } from '../../site/list-documents.ts';
import { createBareData } from '../../virtual/page-data.ts';
import { renderPageSheet } from '../../content/pages/render-page-sheet.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { createRenderingWatch } from '../../delivery/watch-rendering.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { createTrees } from '../files/create-trees.ts';
import { findLive } from './find-live.ts';
import { createDocumentKeys } from './document-keys.ts';
import type { OpenPages } from './find-open-pages.ts';
import { openDocuments } from '../kept/kept-documents.ts';
import type { RenderedBody } from '../kept/kept-documents.ts';
import type { KeptDocument, KeptPage } from '../kept/site-record.ts';
import { createDocumentWriter } from './create-document-writer.ts';
import { createPageRecords } from './page-records.ts';
import { renderFailedDocument } from '../reports/render-failed-document.ts';
import { renderProblem } from '../reports/render-problem.ts';
import { readPageFile } from '../files/read-page-file.ts';
import type { WorkFolder } from '../files/work-folder.ts';

/** Documents rendered at a time: React pauses within each. */
const BATCH = 16;

/** Documents between two looks for garbage. */
const COLLECT = BATCH * 16;

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
    folder,
    open,
    onProgress,
  }: { bundle: Bundle; folder: WorkFolder; open: OpenPages; onProgress: (done: number, total: number) => void },
): Promise<RenderedSite> {
  const { renderPage, renderTree }: ServerEntry = await import(pathToFileURL(bundle.serverEntry).href);
  const documents = listDocuments(context.store.site());
  const records = await createPageRecords(context, bundle);
  const { config } = context.store.site();
  const drawings = await createMenuDrawings(listMenuIcons(config), {
    ...context,
    library: findIconLibrary(config),
    write: folder.write,
  });
  const writeDocument = createDocumentWriter(context, { bundle, records, drawings });
  const readFile = (url: string): unknown => readPageFile(context.pageFiles, url);
  const files: SiteFile[] = [];
  const found = new Map<string, KeptDocument[]>();
  const sheets = createSheets(context, folder);
  const watch = createRenderingWatch();
  const trees = createTrees(context, { folder, renderTree });
  for (const needs of listSiteNeeds(context)) context.policy.need(needs);
  // A page may have several documents.
  const problems = new Map<string, Diagnostic[]>();
  const keyOf = createDocumentKeys(context, { records, isOpen: open.has });
  const bodies = openDocuments({ cacheDir: context.vite.cacheDir, name: context.root + context.base, folder });
  // A document with a policy of its own names what others need.
  const findKept = (page: SitePage): KeptPage | undefined =>
    context.options.policy === true ? undefined : context.kept.pages.findBuilt(page, bundle.key);
  const nameOf = (document: SiteDocument | undefined): string =>
    context.prefix + (document === undefined ? '404.html' : toOutputFile(document.href));
  const renderBody = async (href: string | undefined, page: SitePage | undefined): Promise<RenderedBody> => {
    const reasons = new Set<string>();
    const rendered = await watch(reasons, () =>
      renderPage(href, { readFile, ...(page && { data: createBareData(page), record: records.find(page.href) }) }),
    );
    const { body, css } = liftStyles(rendered.html);
    return { ...rendered, html: body, css, reasons: [...reasons] };
  };
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
  const renderOne = async (document: SiteDocument | undefined, page: SitePage | undefined): Promise<string> => {
    const body = keyOf(document);
    const rendered = await bodies.find(body, () => renderBody(document?.href, page));
    const { html, errors, needsBrowser, reasons } = rendered;
    if (page) {
      const faults = errors.map((error) => renderProblem(page, error, { isWhole: needsBrowser }));
      if (faults.length > 0) problems.set(page.href, faults);
    } else if (errors.length > 0) throw errors[0];
    const css = (page ? await renderPageSheet(context, page) : '') + rendered.css;
    const { reasons: why, sleeping } =
      document === undefined ? { reasons: ['no page has its address'] } : findLive(context, { page, rendered, reasons });
    const section = page?.sections[0] ?? context.store.site().sections[0]?.id;
    const isLive = why.length > 0 && sleeping === undefined;
    const tree = isLive || section === undefined ? undefined : await trees.find(section);
    const ownStyles = css === '' ? undefined : sheets.add(css);
    const names = isLive || sleeping !== undefined || (page?.sections.length ?? 0) > 1 ? records.name(document) : undefined;
    const text = writeDocument({ document, page, html, needsBrowser, ownStyles, isLive, sleeping, tree, names });
    const facts: KeptDocument = {
      href: document?.href ?? '',
      fileName: nameOf(document),
      css,
      shared: listSheetAddresses(rendered.css),
      needs: readDocumentNeeds(text),
      reasons: why,
      ...(tree !== undefined && section !== undefined && { tree: section }),
      ...(names && { names }),
      ...(body !== undefined && { body }),
    };
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
    const make = (): Promise<string> => renderOne(document, page);
    const text = page ? await context.store.failures.attempt(page, 'document', { make, otherwise: renderFailedDocument }) : await make();
    // By a number: an address may be longer than what this folder can hold.
    files.push({ fileName: nameOf(document), file: folder.write(`documents/${index}.html`, text) });
  };
  for (let done = 0; done < documents.length; done += BATCH) {
    if (done % COLLECT === 0) collectGarbage();
    await Promise.all(documents.slice(done, done + BATCH).map((document, index) => render(document, done + index)));
    onProgress(Math.min(done + BATCH, documents.length), documents.length);
    // Rendering alone never lets go: progress is to be seen, and memory to be given back.
    await setImmediate();
  }
  await render(undefined, documents.length);
  bodies.finish();
  context.delivery.keep();
  noteProblems(problems, context);
  return {
    files: [...files, ...sheets.list(), ...drawings.list(), ...trees.list(), ...records.files()],
    documents: found,
    recordOf: records.fileOf,
  };
}

/** What the server's bundle gives. */
interface ServerEntry {
  renderPage(href: string | undefined, sources: RenderSources): Promise<RenderedPage>;
  renderTree(section: string): Promise<string | undefined>;
}

/** How each document's head begins: a policy stands before all that it is about. */
const CHARSET = '<meta charset="utf-8">';

function renderPolicyTag(policy: string): string {
  return `\n<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/** Pages made from one API file have that file. */
function noteProblems(problems: ReadonlyMap<string, Diagnostic[]>, { root, content }: BuildScope): void {
  const files = new Map<string, Diagnostic[]>();
  for (const found of problems.values()) {
    const file = found[0]?.file ?? '';
    files.set(file, [...(files.get(file) ?? []), ...found]);
  }
  for (const [file, found] of files) content.note(path.posix.join(root, file), found);
}
