import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createRemoteFiles } from './remote-files.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server must have a port.');
  return `http://127.0.0.1:${address.port}`;
}

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'octavo-remote-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('createRemoteFiles', () => {
  it('fetches once, keeps the copy, and asks with its validator at the next start', async () => {
    const requests: IncomingMessage[] = [];
    const origin = await serve((request, response) => {
      requests.push(request);
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end('openapi: 3.1.0');
    });
    const at = folder();
    const first = createRemoteFiles({ folder: at });
    expect(first.read(`${origin}/a.yaml`)).toMatchObject({ isPending: true });
    expect(await first.settle()).toEqual([`${origin}/a.yaml`]);
    expect(first.read(`${origin}/a.yaml`)).toEqual({ text: 'openapi: 3.1.0' });
    expect(await first.settle()).toEqual([]);
    expect(requests).toHaveLength(1);

    const second = createRemoteFiles({ folder: at });
    expect(second.read(`${origin}/a.yaml`)).toEqual({ text: 'openapi: 3.1.0' });
    expect(await second.settle()).toEqual([]);
    expect(requests[1]?.headers['if-none-match']).toBe('"1"');
    expect(requests[1]?.headers.cookie).toBeUndefined();
  });

  it('serves the copy while the server is away, and says so', async () => {
    const origin = await serve((_, response) => response.end('a: 1'));
    const at = folder();
    const online = createRemoteFiles({ folder: at });
    online.read(`${origin}/a`);
    await online.settle();
    const offline = createRemoteFiles({
      folder: at,
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no route') })),
    });
    expect(offline.read(`${origin}/a`)).toEqual({ text: 'a: 1' });
    expect(await offline.settle()).toEqual([]);
    expect(offline.diagnostics()).toMatchObject([
      { code: 'openapi/offline', severity: 'warning', message: expect.stringContaining('no route') },
    ]);
  });

  it('tells what is wrong where there is no copy', async () => {
    const origin = await serve((_, response) => response.writeHead(404).end('no'));
    const files = createRemoteFiles({ folder: folder() });
    files.read(`${origin}/a`);
    expect(await files.settle()).toEqual([`${origin}/a`]);
    expect(files.read(`${origin}/a`)).toMatchObject({ problem: 'Its server answered 404.' });
  });

  it('follows a few redirects, not many, and none to another protocol', async () => {
    const origin = await serve(({ url = '' }, response) => {
      const count = Number(url.slice(1));
      if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (count === 0) response.end('here');
      else response.writeHead(302, { location: `/${count - 1}` }).end();
    });
    const files = createRemoteFiles({ folder: folder() });
    for (const name of ['3', '9', 'file']) files.read(`${origin}/${name}`);
    await files.settle();
    expect(files.read(`${origin}/3`)).toEqual({ text: 'here' });
    expect(files.read(`${origin}/9`)).toMatchObject({ problem: expect.stringContaining('more than 5 times') });
    expect(files.read(`${origin}/file`)).toMatchObject({ problem: expect.stringContaining('leads to file:') });
  });

  it('gives up a text without end', async () => {
    const origin = await serve((_, response) => {
      const block = Buffer.alloc(4 * 1024 * 1024, 'a');
      const write = (): void => {
        while (!response.destroyed && response.write(block));
        response.once('drain', write);
      };
      write();
    });
    const files = createRemoteFiles({ folder: folder() });
    files.read(`${origin}/a`);
    await files.settle();
    expect(files.read(`${origin}/a`)).toMatchObject({ problem: expect.stringContaining('larger than') });
  });
});
