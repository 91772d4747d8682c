import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that keeps what is put to it, as nginx does with `dav_methods PUT`. */
export interface CacheServer {
  address: string;
  /** By their paths: `/ac/...`. */
  files: Map<string, Buffer>;
  /** All requests so far: `PUT /ac/...`. */
  requests: { line: string; authorization: string | undefined }[];
  /** Answers in place of the server while it is set; true for a request that it leaves to it. */
  meddle?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startCacheServer(): Promise<CacheServer> {
  const files: CacheServer['files'] = new Map();
  const requests: CacheServer['requests'] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ line: `${method} ${url}`, authorization: headers.authorization });
    if (started.meddle?.(request, response) === false) return;
    if (method === 'PUT') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        files.set(url, Buffer.concat(chunks));
        response.writeHead(201).end();
      });
      return;
    }
    const content = files.get(url);
    response.writeHead(content ? 200 : 404).end(content ?? '<h1>404 Not Found</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const started: CacheServer = {
    address: `http://127.0.0.1:${port}`,
    files,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return started;
}
