import type { IncomingMessage, ServerResponse } from 'node:http';
import { toPathname } from '../asked-address.ts';
import { findProxyOrigins } from './find-proxy-origins.ts';
import type { ProxyScope } from './find-proxy-origins.ts';
import { serveProxy } from './serve-proxy.ts';

/** Sends what the playground sends through the dev server. Only the dev server has it. */
export function sendProxied(
  request: IncomingMessage,
  response: ServerResponse,
  { context, next }: { context: ProxyScope; next: (error?: unknown) => void },
): void {
  const pathname = toPathname(request.url);
  if (!pathname.includes('/@octavo/proxy/')) return next();
  findProxyOrigins(pathname, context)
    .then((origins) => (origins === undefined ? next() : serveProxy(request, response, origins)))
    .catch(next);
  return undefined;
}
