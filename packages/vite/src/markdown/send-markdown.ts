import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBase } from '@octavo/core';
import type { Context } from '../context.ts';
import { findMarkdownPage } from './find-markdown-page.ts';
import { writePageMarkdown } from './write-page-markdown.ts';

/** Answers for a page's Markdown as the build writes it; false when the address is none. */
export function sendMarkdown(request: IncomingMessage, response: ServerResponse, context: Context): boolean {
  // A module is asked for with a query.
  const [address = '', query] = (request.url ?? '').split('?');
  const pathname = query === undefined ? stripBase(context.base, address) : undefined;
  const page = pathname === undefined ? undefined : findMarkdownPage(context.store.site(), pathname);
  if (page === undefined) return false;
  writePageMarkdown(page, context).then(
    (text) => {
      response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : text);
    },
    (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`The Markdown could not be made: ${String(error)}`),
  );
  return true;
}
