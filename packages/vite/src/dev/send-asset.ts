import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBase } from '@octavo/core/internal';
import type { Sources } from '../content/sources.ts';
import { sendFile } from '../files/send-file.ts';
import type { SiteProject } from '../site/project.ts';
import { asksForSheetModule, isReading, toPathname } from './asked-address.ts';
import { sendText } from './send-text.ts';

/**
 * Answers with a file of the content root, and 404 for one that is there and not published: Vite would serve it. False when there is no file
 * at the address, and for a module of one.
 */
export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { context: { base, store }, next }: { context: Pick<SiteProject, 'base'> & Pick<Sources, 'store'>; next: (error?: unknown) => void },
): boolean {
  if (!isReading(request) || asksForSheetModule(request) || /[?&](?:import|url|raw|inline|direct)(?:[&=]|$)/.test(request.url ?? ''))
    return false;
  const pathname = stripBase(base, toPathname(request.url));
  if (pathname === undefined) return false;
  const file = store.findAsset(pathname);
  if (file === undefined) {
    if (!store.isWithheld(pathname)) return false;
    sendText(response, 404, 'Not found.');
    return true;
  }
  sendFile(request, response, file, { headers: { 'cache-control': 'no-cache' } }).catch(next);
  return true;
}
