import { readFile, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

/** A running static file server. */
export interface StaticServer {
  origin: string;
  stop(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** What browsers keep, as `_headers` tells hosts. */
const NAMED_BY_CONTENT = /\/assets\//;

/** How a static server treats addresses. */
export interface StaticOptions {
  /** The address of `folder` itself. */
  base?: string;
  /** A file of `folder` that answers for every address that is not there, as hosts of single-page apps have it. */
  fallback?: string | undefined;
  /** What every answer has besides. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Serves `folder` at `base` as plain hosts do: `/a` and `/a/` give `a/index.html`, `/a` also `a.html`; what is not there gives the
 * nearest `404.html` above it, with status 404.
 */
export async function startStaticServer(folder: string, { base = '/', fallback, headers = {} }: StaticOptions = {}): Promise<StaticServer> {
  const server = createServer((request, response) => {
    void respond({ folder, base, fallback, headers, url: request.url ?? '/' }, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The static server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

interface StaticRequest extends Required<StaticOptions> {
  folder: string;
  url: string;
}

async function respond({ folder, base, fallback, headers, url }: StaticRequest, response: ServerResponse): Promise<void> {
  const prefix = base === '/' ? '' : base;
  const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
  const wanted = path.join(folder, path.posix.normalize(pathname.slice(prefix.length)));
  const candidates = [wanted, path.join(wanted, 'index.html'), `${wanted.replace(/\/$/, '')}.html`];
  if (fallback !== undefined) candidates.push(path.join(folder, fallback));
  const found = isInside ? await findFile(candidates) : undefined;
  const file = found ?? (await findFile(missingPages(folder, wanted)));
  if (file === undefined) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const kept = found !== undefined && NAMED_BY_CONTENT.test(pathname) ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': type, ...kept, ...headers }).end(await readFile(file));
}

/** `<folder>/a/b/404.html`, `<folder>/a/404.html`, `<folder>/404.html` for `<folder>/a/b`. */
function missingPages(folder: string, wanted: string): string[] {
  const segments = path.relative(folder, wanted).split(path.sep);
  return segments.concat('').map((_, index) => path.join(folder, ...segments.slice(0, segments.length - index), '404.html'));
}

async function findFile(candidates: string[]): Promise<string | undefined> {
  for (const file of candidates) {
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() === true) return file;
  }
  return undefined;
}
