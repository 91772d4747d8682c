import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { disk } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';
import { prefersMarkdown } from '../files/prefers-markdown.ts';
import { sendFile } from '../files/send-file.ts';

/** Answers a request; it never passes one on. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves a folder under `base` (a slash at both ends) as a plain static host would: `/guide` is `guide.html` or `guide/index.html`,
 * `/guide/` is `guide/index.html` alone, either is `guide.md` to a request for Markdown, and what is not there is `404.html` with status 404. Files are looked up at every request, so
 * a new build shows at once.
 */
export function createStaticHost(folder: string, base: string): RequestHandler {
  const root = path.resolve(folder);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const { pathname, search } = splitUrl(request.url ?? '/');
    if (`${pathname}/` === base) return void response.writeHead(301, { location: base + search }).end();
    const wanted = pathname.startsWith(base) ? decode(pathname.slice(base.length - 1)) : undefined;
    const markdown = wanted !== undefined && prefersMarkdown(request.headers.accept) ? findFile(root, toMarkdown(wanted)) : undefined;
    if (markdown !== undefined) return sendFile(request, response, markdown, { headers: { ...NOT_KEPT, vary: 'accept' } });
    const file = wanted === undefined ? undefined : findFile(root, wanted);
    if (file !== undefined) return sendFile(request, response, file, { headers: NOT_KEPT });
    const missing = path.join(root, '404.html');
    if (disk.isFile(missing)) return sendFile(request, response, missing, { status: 404, headers: NOT_KEPT });
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`Not found. This folder has no 404.html; it is served under ${base}\n`);
    return undefined;
  };
}

/**
 * Sends a file that lies in a folder, served under `base` (a slash at both ends), if it is no document: those are the app's. False where there is none.
 * Vite's own server of files takes other ranges than RFC 9110 has for ranges.
 */
export function createFileHost(folder: string, base: string): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const root = path.resolve(folder);
  return async (request, response) => {
    const { pathname } = splitUrl(request.url ?? '/');
    const wanted = pathname.startsWith(base) ? decode(pathname.slice(base.length - 1)) : undefined;
    const file = wanted === undefined || /(?:\/|\.html)$/.test(wanted) ? undefined : path.join(root, wanted);
    if (file === undefined || !(request.method === 'GET' || request.method === 'HEAD') || !disk.isFile(file) || !isWithin(root, file))
      return false;
    await sendFile(request, response, file, { headers: NOT_KEPT });
    return true;
  };
}

const NOT_KEPT = { 'cache-control': 'no-cache' };

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf('?');
  return at === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** Undefined for what no file can be named: a broken escape, a step out of the folder. */
function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return /(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(decoded) ? undefined : decoded;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** `/guide`, `/guide/` -> `/guide.md`; `/` -> `/index.md`; another file is no page. */
function toMarkdown(pathname: string): string {
  return `${pathname.replace(/\/$/, '') || '/index'}.md`;
}

/** A slash at the end asks for a folder's index, which a file of that name is not. */
function findFile(root: string, pathname: string): string | undefined {
  const named = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`, `${pathname}/index.html`];
  return named.map((name) => path.join(root, name)).find((file) => disk.isFile(file) && isWithin(root, file));
}
