import { createServer } from 'node:http';

/** An API on this machine that tells what it was sent. */
export interface EchoServer {
  origin: string;
  /** The requests so far, preflights left out: `POST /a?b=c`. */
  seen: string[];
  stop(): Promise<void>;
}

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Starts an API that answers every request with its method, address, headers and body; with `allowsPages`, to pages of any origin. A path
 * that ends in `/picture` answers with one, one that ends in `/events` with the first of events that never end, until the client leaves, and
 * `/moved` sends on to what its query says.
 */
export async function startEchoServer({ allowsPages }: { allowsPages: boolean }): Promise<EchoServer> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    if (allowsPages) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
    }
    if (method === 'OPTIONS' || method === 'HEAD') return void response.writeHead(204).end();
    seen.push(`${method} ${url}`);
    if (url.endsWith('/picture')) return void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(PICTURE, 'base64'));
    if (url.endsWith('/events')) {
      response.on('close', () => seen.push('left /events'));
      return void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: lit\ndata: {"name":"Skerry"}\n\n');
    }
    const { pathname, searchParams } = new URL(url, 'http://echo.test');
    if (pathname === '/moved') return void response.writeHead(302, { Location: searchParams.get('to') ?? '/' }).end();
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ method, url, headers, body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
