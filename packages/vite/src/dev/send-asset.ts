import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBase } from '@octavo/core/internal';
import type { Sources } from '../content/sources.ts';
import { sendFile } from '../files/send-file.ts';
import type { SiteProject } from '../site/project.ts';
import { isReading, toPathname } from './asked-address.ts';

/** Answers with a file of the content root; false when none is published at the address, and for a module of one. */
export function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { context: { base, store }, next }: { context: Pick<SiteProject, 'base'> & Pick<Sources, 'store'>; next: (error?: unknown) => void },
): boolean {
  if (!isReading(request) || /[?&](?:import|url|raw|inline|direct)(?:[&=]|$)/.test(request.url ?? '')) return false;
  const pathname = stripBase(base, toPathname(request.url));
  const file = pathname === undefined ? undefined : store.findAsset(pathname);
  if (file === undefined) return false;
  sendFile(request, response, file, { headers: { 'cache-control': 'no-cache' } }).catch(next);
  return true;
}
