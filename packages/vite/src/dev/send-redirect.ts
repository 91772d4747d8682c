import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeHref, isExternalUrl, splitUrl, stripBase, withBase } from '@octavo/core/internal';
import type { SiteProject } from '../site/project.ts';
import type { SiteStore } from '../site/site-store.ts';
import { isSafeDestination, toRedirectStatus } from '../site/redirect-url.ts';

/** Answers for an address that a redirect of the site leads away from: 301, or 302 where it may come back, as hosts do by our rules. The reader's query stays. */
export function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  { base, store }: Pick<SiteProject, 'base'> & { store: Pick<SiteStore, 'findRedirect'> },
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { path, query } = splitUrl(request.url ?? '/');
  const href = stripBase(base, path);
  const found = href === undefined ? undefined : store.findRedirect(href);
  if (found === undefined || !isSafeDestination(found.destination)) return false;
  const { path: target, query: own, hash } = splitUrl(found.destination);
  const location = isExternalUrl(found.destination) ? target : encodeHref(withBase(base, target));
  response.writeHead(toRedirectStatus(found.permanent), { location: location + (own || query) + hash, 'cache-control': 'no-cache' }).end();
  return true;
}
