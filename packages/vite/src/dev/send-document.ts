import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBase, stripIndex } from '@octavo/core/internal';
import { listDocuments } from '../site/list-documents.ts';
import { findAskedHref, isReading, toPathname } from './asked-address.ts';
import { renderDevDocument } from './render-dev-document.ts';
import type { DevDocumentScope } from './render-dev-document.ts';

/** What a document is made from, and what is told of a failure. */
interface SendScope extends DevDocumentScope {
  next: (error?: unknown) => void;
}

/** Answers with the document of an address; false when the site has none there. */
export function sendDocument(request: IncomingMessage, response: ServerResponse, { next, ...scope }: SendScope): boolean {
  const href = findAskedHref(request, scope.context);
  if (href === undefined) return false;
  const documents = listDocuments(scope.context.store.site());
  const document = documents.find((one) => one.href === href) ?? documents.find((one) => one.href === stripIndex(href));
  if (document === undefined) return false;
  sendHtml(response, 200, renderDevDocument(document, scope)).catch(next);
  return true;
}

/** Answers a reader for whom nothing was found; false for anything but a document below the base. */
export function sendNotFound(request: IncomingMessage, response: ServerResponse, { next, ...scope }: SendScope): boolean {
  const url = 'originalUrl' in request && typeof request.originalUrl === 'string' ? request.originalUrl : request.url;
  if (
    !isReading(request) ||
    !request.headers.accept?.includes('text/html') ||
    stripBase(scope.context.base, toPathname(url ?? '/')) === undefined
  )
    return false;
  sendHtml(response, 404, renderDevDocument(undefined, scope)).catch(next);
  return true;
}

async function sendHtml(response: ServerResponse, status: number, rendered: Promise<string>): Promise<void> {
  const html = await rendered;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(html);
}
