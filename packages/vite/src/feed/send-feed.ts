import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBase } from '@octavo/core';
import type { Context } from '../context.ts';
import { findFeedHref } from './find-feed-href.ts';
import { writePageFeed } from './write-page-feed.ts';

/** Answers for a page's feed as the build writes it; false when the address is none. */
export function sendFeed(request: IncomingMessage, response: ServerResponse, context: Context): boolean {
  const pathname = stripBase(context.base, (request.url ?? '').replace(/[?#].*$/s, ''));
  if (pathname?.endsWith('/rss.xml') !== true) return false;
  const page = Object.values(context.store.site().pages).find((one) => findFeedHref(one) === pathname);
  if (page === undefined) return false;
  response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : writePageFeed(page, context));
  return true;
}
