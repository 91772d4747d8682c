import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Answers a request; it never passes one on. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a folder under `base` (a slash at both ends) as a plain static host would: `/guide` is `guide.html` or `guide/index.html`,
 * `/guide/` is `guide/index.html` alone, and what is not there is `404.html` with status 404. Files are looked up at every request, so
 * a new build shows at once.
 */
export function createStaticHost(folder: string, base: string): RequestHandler {
  const root = path.resolve(folder);
  const serve = sirv(root + path.sep, { dev: true, etag: true });
  return (request, response) => {
    const { pathname, search } = splitUrl(request.url ?? '/');
    if (`${pathname}/` === base) return redirect(response, base + search);
    const file = pathname.startsWith(base) ? decode(pathname.slice(base.length - 1)) : undefined;
    if (file === undefined || !isServed(root, file)) return sendNotFound(response, root, base);
    request.url = pathname.slice(base.length - 1) + search;
    // The server decodes addresses with `decodeURI`, which leaves `%23`, `%3F` and `%2F` as they are: it takes what is parsed already.
    if (file.includes('#') || file.includes('?')) Object.assign(request, { _parsedUrl: { raw: request.url, pathname: file } });
    return serve(request, response, () => sendNotFound(response, root, base));
  };
}

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

/** A slash at the end asks for a folder's index, which a file of that name is not. */
function isServed(root: string, pathname: string): boolean {
  const file = path.join(root, pathname);
  return !pathname.endsWith('/') || (existsSync(file) && statSync(file).isDirectory() && existsSync(path.join(file, 'index.html')));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { location }).end();
}

function sendNotFound(response: ServerResponse, root: string, base: string): void {
  const file = path.join(root, '404.html');
  const page = existsSync(file) ? readFileSync(file) : `Not found. This folder has no 404.html; it is served under ${base}\n`;
  const type = typeof page === 'string' ? 'text/plain' : 'text/html';
  response.writeHead(404, { 'content-type': `${type};charset=utf-8`, 'content-length': Buffer.byteLength(page) }).end(page);
}
