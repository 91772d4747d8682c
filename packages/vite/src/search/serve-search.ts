import type { IncomingMessage, ServerResponse } from 'node:http';
import { stripBase } from '@octavo/core';
import type { ViteDevServer } from 'vite';
import type { Context } from '../context.ts';
import { SEARCH_FOLDER } from './search-folder.ts';

/** Milliseconds in which more edits may come before the index is made again. */
const PAUSE = 60;

/** Makes the index again after an edit, once somebody has searched: it is there before the reader has typed. */
export function followSearch(server: ViteDevServer, { events, search }: Context): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  events.on('change', () => {
    if (!search.isUsed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      search.files().catch((error: unknown) => server.config.logger.error(`The search index could not be made: ${String(error)}`));
    }, PAUSE).unref();
  });
}

/** Answers for the files of the index from memory; false when the address is none of them. */
export function sendSearch(request: IncomingMessage, response: ServerResponse, { base, search }: Context): boolean {
  const pathname = stripBase(base, (request.url ?? '').replace(/[?#].*$/s, ''));
  if (pathname === undefined || !pathname.startsWith(`/${SEARCH_FOLDER}/`)) return false;
  const send = async (): Promise<void> => {
    const file = await search.find(pathname.slice(SEARCH_FOLDER.length + 2));
    if (file === undefined) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not in the search index.');
    const type = file.path.endsWith('.json') ? 'application/json' : file.path.endsWith('.txt') ? 'text/plain' : 'application/octet-stream';
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': file.content.length,
      'cache-control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : file.content);
  };
  send().catch((error: unknown) =>
    response.writeHead(500, { 'content-type': 'text/plain' }).end(`The search index could not be made: ${String(error)}`),
  );
  return true;
}
