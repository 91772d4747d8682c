import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalizeBase, stripBase } from '@octavo/core/internal';
import type { SiteProject } from '../site/project.ts';
import { toPathname } from './asked-address.ts';
import { leadsOut } from './leads-out.ts';
import { sendText } from './send-text.ts';

/** No link of the content root is followed out of it, by Vite's own server of files neither; false where none would be. */
export function refuseLink(
  { url }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  { root, vite }: Pick<SiteProject, 'root' | 'vite'>,
): boolean {
  const pathname = stripBase(normalizeBase(vite.base), toPathname(url));
  if (pathname === undefined || !leadsOut(pathname, { root, viteRoot: vite.root })) return false;
  sendText(response, 404, 'Not found.');
  return true;
}
