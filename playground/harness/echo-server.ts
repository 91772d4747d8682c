import { createServer } from 'node:http';

/** An API on this machine that tells what it was sent. */
export interface EchoServer {
  origin: string;
  /** The requests so far, preflights left out: `POST /a?b=c`. */
  seen: string[];
  stop(): Promise<void>;
}

/** Starts an API that answers every request with its method, address, headers and body; with `allowsPages`, to pages of any origin. */
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
