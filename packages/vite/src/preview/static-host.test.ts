import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileHost, createStaticHost } from './static-host.ts';

const FILES = {
  'dist/index.html': 'home',
  'dist/404.html': 'no such page',
  'dist/guide/index.html': 'guide',
  'dist/guide.md': '# guide',
  'dist/index.md': '# home',
  'dist/flat.html': 'flat',
  'dist/v1.2/index.html': 'version',
  'dist/caf\u00e9/index.html': 'coffee',
  'dist/c#/index.html': 'sharp',
  'dist/what?/index.html': 'question',
  'dist/100%/index.html': 'whole',
  'dist/assets/app.js': 'script',
  'dist-secret/key.html': 'secret',
  'key.html': 'secret',
};

let folder: string;
let servers: { root: number; based: number; bare: number };
const running: Server[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-host-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  mkdirSync(path.join(folder, 'empty'));
  servers = { root: await listen('dist', '/'), based: await listen('dist', '/a/docs/'), bare: await listen('empty', '/') };
});

afterAll(async () => {
  await Promise.all(running.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});

async function listen(name: string, base: string): Promise<number> {
  const host = createStaticHost(path.join(folder, name), base);
  return listenWith((received, response) => void host(received, response));
}

async function listenWith(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server must listen on a port.');
  return address.port;
}

/** Sends the path as it stands: `fetch` would resolve its dots first. */
function get(
  port: number,
  rawPath: string,
  accept?: string,
): Promise<{ status: number | undefined; type: string | undefined; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path: rawPath, agent: false, ...(accept !== undefined && { headers: { accept } }) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { 'content-type': type, location } = response.headers;
          resolve({ status: response.statusCode, type, location, text: Buffer.concat(chunks).toString() });
        });
      },
    );
    sent.on('error', reject).end();
  });
}

describe('at the root', () => {
  it.each([
    ['/', 'home'],
    ['/guide', 'guide'],
    ['/guide/', 'guide'],
    ['/guide?from=mail', 'guide'],
    ['/flat', 'flat'],
    ['/v1.2', 'version'],
    ['/caf%C3%A9/', 'coffee'],
    ['/c%23', 'sharp'],
    ['/what%3F?a=b', 'question'],
    ['/100%25', 'whole'],
    ['/assets/app.js', 'script'],
  ])('%s is served', async (pathname, text) => {
    expect(await get(servers.root, pathname)).toMatchObject({ status: 200, text });
  });

  it.each([
    ['/', '# home'],
    ['/guide', '# guide'],
    ['/guide/', '# guide'],
    ['/flat', 'flat'],
    ['/assets/app.js', 'script'],
  ])('%s is Markdown to a request that prefers it, where there is such a file', async (pathname, text) => {
    expect(await get(servers.root, pathname, 'text/markdown, text/html;q=0.9')).toMatchObject({ status: 200, text });
  });

  it.each(['/none', '/none/', '/flat/', '/guide/none', '/%', '/assets', '/assets/'])('%s is the 404 page', async (pathname) => {
    expect(await get(servers.root, pathname)).toMatchObject({ status: 404, text: 'no such page', type: 'text/html; charset=utf-8' });
  });

  it.each([
    '/../key.html',
    '/../dist-secret/key.html',
    '/%2e%2e/key.html',
    '/..%2fdist-secret/key',
    '/guide/../../key',
    '/..%5ckey.html',
    '/%00',
  ])('%s does not leave the folder', async (pathname) => {
    expect(await get(servers.root, pathname)).toMatchObject({ status: 404, text: 'no such page' });
  });

  it('says in plain text that a folder without 404.html has none', async () => {
    expect(await get(servers.bare, '/none')).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8' });
  });
});

describe('under a base', () => {
  it.each([
    ['/a/docs/', 'home'],
    ['/a/docs/guide', 'guide'],
    ['/a/docs/guide/', 'guide'],
  ])('%s is served', async (pathname, text) => {
    expect(await get(servers.based, pathname)).toMatchObject({ status: 200, text });
  });

  it('leads to the base with its slash', async () => {
    expect(await get(servers.based, '/a/docs?x=1')).toMatchObject({ status: 301, location: '/a/docs/?x=1' });
  });

  it.each(['/', '/guide', '/a/docsguide', '/a/docs/../guide'])('%s is not there', async (pathname) => {
    expect((await get(servers.based, pathname)).status).toBe(404);
  });
});

describe('createFileHost', () => {
  it('sends files beside an app, in parts as asked for, and leaves documents and the rest to the app', async () => {
    const send = createFileHost(path.join(folder, 'dist'), '/docs/');
    const port = await listenWith(
      (received, response) => void send(received, response).then((isSent) => isSent || response.end('the app')),
    );
    const read = async (address: string, range?: string): Promise<[number, string]> => {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, range === undefined ? {} : { headers: { range } });
      return [response.status, await response.text()];
    };
    expect(await read('/docs/assets/app.js')).toEqual([200, 'script']);
    expect(await read('/docs/assets/app.js', 'bytes=-2')).toEqual([206, 'pt']);
    expect(await read('/docs/assets/app.js', 'bytes=5-2')).toEqual([200, 'script']);
    for (const address of ['/docs/guide', '/docs/flat.html', '/docs/', '/assets/app.js', '/docs/%2e%2e%2fkey.html', '/docs/gone.js'])
      expect(await read(address)).toEqual([200, 'the app']);
  });
});
