import { toOutputFile } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import type { RenderPage } from '../../../client/document/render-page.tsx';
import { renderPageSheet } from '../../content/pages/render-page-sheet.ts';
import { readDocumentNeeds } from '../../policy/create-policy.ts';
import { listSheetAddresses } from '../../policy/list-shown.ts';
import type { SiteDocument } from '../../site/list-documents.ts';
import type { BuildScope } from '../build-scope.ts';
import type { Sheets } from '../files/create-sheets.ts';
import type { Trees } from '../files/create-trees.ts';
import type { KeptDocuments } from '../kept/kept-documents.ts';
import type { KeptDocument } from '../kept/site-record.ts';
import { createBodyRenderer } from './create-body-renderer.ts';
import type { createDocumentWriter } from './create-document-writer.ts';
import type { createDocumentKeys } from './document-keys.ts';
import type { WaitingEnd } from './end-waiting.ts';
import { findLive } from './find-live.ts';
import type { PageRecords } from './page-records.ts';
import type { EarlyBodies } from './render-early.ts';
import type { RenderFaults } from './render-faults.ts';

/** What documents are rendered with. */
export interface RenderingParts {
  /** Of the server's bundle. */
  renderPage: RenderPage;
  writeDocument: ReturnType<typeof createDocumentWriter>;
  keyOf: ReturnType<typeof createDocumentKeys>;
  records: PageRecords;
  bodies: KeptDocuments;
  early: EarlyBodies;
  sheets: Sheets;
  trees: Trees;
  faults: RenderFaults;
  waiting: WaitingEnd;
}

/** Renders a document of the site and its page, without one `404.html`: its text, and what the next build has to know of it. */
export type DocumentRenderer = (document?: SiteDocument, page?: SitePage) => Promise<{ text: string; facts: KeptDocument }>;

/** Makes what renders documents. What React draws of one is taken from an earlier build where it would be the same. */
export function createDocumentRenderer(context: BuildScope, parts: RenderingParts): DocumentRenderer {
  const { renderPage, writeDocument, keyOf, records, bodies, early, sheets, trees, faults, waiting } = parts;
  const renderBody = createBodyRenderer(context, { renderPage, waiting });
  return async (document, page) => {
    const body = keyOf(document);
    const rendered = await bodies.find(
      body,
      async () => early.find(document?.href) ?? renderBody(document?.href, page, page && records.find(page.href)),
    );
    if (page) faults.note(page, { errors: rendered.errors, needsBrowser: rendered.needsBrowser });
    else if (rendered.errors.length > 0) throw rendered.errors[0];
    const { html, needsBrowser } = rendered;
    const css = (page ? await renderPageSheet(context, page) : '') + rendered.css;
    const { reasons, sleeping } =
      document === undefined ? { reasons: ['no page has its address'] } : findLive(context, { page, rendered, reasons: rendered.reasons });
    const section = page?.sections[0] ?? context.store.site().sections[0]?.id;
    const isLive = reasons.length > 0 && sleeping === undefined;
    const tree = isLive || section === undefined ? undefined : await trees.find(section);
    const ownStyles = css === '' ? undefined : sheets.add(css);
    const names = isLive || sleeping !== undefined || (page?.sections.length ?? 0) > 1 ? records.name(document) : undefined;
    const text = writeDocument({ document, page, html, needsBrowser, ownStyles, isLive, sleeping, tree, names });
    const facts: KeptDocument = {
      href: document?.href ?? '',
      fileName: nameDocument(document, context),
      css,
      shared: listSheetAddresses(rendered.css),
      needs: readDocumentNeeds(text),
      reasons,
      ...(tree !== undefined && section !== undefined && { tree: section }),
      ...(names && { names }),
      ...(body !== undefined && { body }),
    };
    return { text, facts };
  };
}

/** The path of a document in the output folder. */
export function nameDocument(document: SiteDocument | undefined, { prefix }: Pick<BuildScope, 'prefix'>): string {
  return prefix + (document === undefined ? '404.html' : toOutputFile(document.href));
}
