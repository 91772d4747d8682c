import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { LookupAddress } from 'node:dns';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createRemoteFiles } from './remote-files.ts';
import type { RemoteFiles } from './remote-files.ts';

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

function stop(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** The files of a config that names `/openapi.yaml` of each origin. */
function open(origins: readonly string[], options: Partial<Parameters<typeof createRemoteFiles>[0]> = {}): RemoteFiles {
  const files = createRemoteFiles({ folder: folder(), ...options });
  files.allow(origins.map((origin) => `${origin}/openapi.yaml`));
  return files;
}

/** What became of addresses, in order. */
async function readAll(files: RemoteFiles, urls: readonly string[]): Promise<string[]> {
  for (const url of urls) files.read(url);
  await files.settle();
  return urls.map((url) => {
    const result = files.read(url);
    return 'text' in result ? result.text : result.problem;
  });
}

afterEach(stop);

describe('createRemoteFiles', () => {
  it('fetches once, keeps the copy, and asks with its validator at the next start', async () => {
    const requests: IncomingMessage[] = [];
    const origin = await serve((request, response) => {
      requests.push(request);
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"' }).end('openapi: 3.1.0');
    });
    const at = folder();
    const first = open([origin], { folder: at });
    expect(first.read(`${origin}/a.yaml`)).toMatchObject({ isPending: true });
    expect(await first.settle()).toEqual([`${origin}/a.yaml`]);
    expect(first.read(`${origin}/a.yaml`)).toEqual({ text: 'openapi: 3.1.0' });
    expect(await first.settle()).toEqual([]);
    expect(requests).toHaveLength(1);

    const second = open([origin], { folder: at });
    expect(second.read(`${origin}/a.yaml`)).toEqual({ text: 'openapi: 3.1.0' });
    expect(await second.settle()).toEqual([]);
    expect(requests[1]?.headers['if-none-match']).toBe('"1"');
    expect(requests[1]?.headers.cookie).toBeUndefined();
  });

  it('serves the copy while the server is away, and says so', async () => {
    const origin = await serve((_, response) => response.end('a: 1'));
    const at = folder();
    const online = open([origin], { folder: at });
    online.read(`${origin}/a`);
    await online.settle();
    stop();
    const offline = open([origin], { folder: at });
    expect(offline.read(`${origin}/a`)).toEqual({ text: 'a: 1' });
    expect(await offline.settle()).toEqual([]);
    expect(offline.diagnostics()).toMatchObject([
      { code: 'openapi/offline', severity: 'warning', message: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  it('tells what is wrong where there is no copy', async () => {
    const origin = await serve((_, response) => response.writeHead(404).end('no'));
    const files = open([origin]);
    files.read(`${origin}/a`);
    expect(await files.settle()).toEqual([`${origin}/a`]);
    expect(files.read(`${origin}/a`)).toMatchObject({ problem: 'Its server responded with 404.' });
  });

  it('follows a few redirects, not many, and none to another protocol', async () => {
    const origin = await serve(({ url = '' }, response) => {
      const count = Number(url.slice(1));
      if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (count === 0) response.end('here');
      else response.writeHead(302, { location: `/${count - 1}` }).end();
    });
    const files = open([origin]);
    for (const name of ['3', '9', 'file']) files.read(`${origin}/${name}`);
    await files.settle();
    expect(files.read(`${origin}/3`)).toEqual({ text: 'here' });
    expect(files.read(`${origin}/9`)).toMatchObject({ problem: expect.stringContaining('more than 5 times') });
    expect(files.read(`${origin}/file`)).toMatchObject({ problem: expect.stringContaining('redirects to file:') });
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
    const files = open([origin]);
    files.read(`${origin}/a`);
    await files.settle();
    expect(files.read(`${origin}/a`)).toMatchObject({ problem: expect.stringContaining('larger than') });
  });

  it('ends where each answer names another file', async () => {
    const origin = await serve(({ url }, response) => response.end(url));
    const files = open([origin], { mostReferred: 2 });
    expect(
      await readAll(
        files,
        ['/openapi.yaml', '/1', '/2', '/3', '/1'].map((name) => origin + name),
      ),
    ).toEqual(['/openapi.yaml', '/1', '/2', 'The API files of docs.json refer to more than 2 other addresses.', '/1']);
  });

  it('ends where the files that others refer to are too large together', async () => {
    const requests: string[] = [];
    const origin = await serve(({ url = '' }, response) => (requests.push(url), response.end(url.padEnd(600_000))));
    const files = open([origin], { mostBytes: 1e6 });
    const texts: string[] = [];
    for (const name of ['/openapi.yaml', '/1', '/2', '/3']) texts.push(...(await readAll(files, [origin + name])));
    const problem = 'The files that the API files of docs.json refer to are larger than 1 MB together.';
    expect(texts.map((text) => text.trim())).toEqual(['/openapi.yaml', '/1', problem, problem]);
    expect(requests).toEqual(['/openapi.yaml', '/1', '/2']);
  });

  it('takes a text that its server packs', async () => {
    const origin = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a: 1')));
    expect(await readAll(open([origin]), [`${origin}/a`])).toEqual(['a: 1']);
  });

  it('leads to no host that the config does not name, and forgets a copy that came from there', async () => {
    const secret = await serve((_, response) => response.end('secret'));
    const origin = await serve((_, response) => response.writeHead(302, { location: `${secret}/meta-data` }).end());
    const at = folder();
    const refused = [expect.stringContaining(`redirects to ${secret}`)];
    expect(await readAll(open([origin, secret], { folder: at }), [`${origin}/leak`])).toEqual(['secret']);
    expect(await readAll(open([origin], { folder: at }), [`${origin}/leak`])).toEqual(refused);
    stop();
    expect(await readAll(open([origin], { folder: at }), [`${origin}/leak`])).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  it('does not read by plain HTTP what the config names by HTTPS', async () => {
    const origin = await serve((_, response) => response.end('plain'));
    const files = open([origin.replace('http:', 'https:')]);
    expect(await readAll(files, [`${origin}/a`])).toEqual([`\`openapi\` in docs.json lists no file from ${origin}.`]);
  });

  it('asks again what was refused once the config names its host', async () => {
    const other = await serve((_, response) => response.end('other'));
    const origin = await serve((_, response) => response.writeHead(302, { location: `${other}/a` }).end());
    const files = open([origin]);
    await readAll(files, [`${origin}/a`]);
    expect(files.allow([`${origin}/openapi.yaml`])).toEqual([]);
    expect(files.allow([`${origin}/openapi.yaml`, `${other}/openapi.yaml`])).toEqual([`${origin}/a`]);
    expect(await readAll(files, [`${origin}/a`])).toEqual(['other']);
  });

  describe('a name that leads into this network', () => {
    const resolve = (): Promise<LookupAddress[]> => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const portOf = (origin: string): string => new URL(origin).port;

    it('is read where the config names it, with what its files refer to', async () => {
      const origin = `http://specs.example:${portOf(await serve(({ url = '' }, response) => response.end(url)))}`;
      const urls = [`${origin}/parts.yaml`, `${origin}/openapi.yaml`];
      expect(await readAll(open([origin], { resolve }), urls)).toEqual(['/parts.yaml', '/openapi.yaml']);
    });

    it('is not read by a reference where the named file was not there', async () => {
      const listener: RequestListener = ({ url = '' }, response) => response.writeHead(url === '/openapi.yaml' ? 404 : 200).end('secret');
      const origin = `http://specs.example:${portOf(await serve(listener))}`;
      expect(await readAll(open([origin], { resolve }), [`${origin}/openapi.yaml`, `${origin}/meta-data`])).toEqual([
        'Its server responded with 404.',
        expect.stringContaining('is in a private network'),
      ]);
    });

    it('is no target of a redirect from another host', async () => {
      const inner = `http://specs.example:${portOf(await serve((_, response) => response.end('secret')))}`;
      const origin = await serve((_, response) => response.writeHead(307, { location: `${inner}/meta-data` }).end());
      expect(await readAll(open([origin, inner], { resolve }), [`${origin}/leak`])).toEqual([
        expect.stringContaining('is in a private network'),
      ]);
    });

    it('may redirect within itself', async () => {
      const server = await serve(({ url = '' }, response) => {
        if (url === '/openapi.yaml') response.writeHead(301, { location: '/v2.yaml' }).end();
        else response.end(url);
      });
      const origin = `http://specs.example:${portOf(server)}`;
      expect(await readAll(open([origin], { resolve }), [`${origin}/openapi.yaml`])).toEqual(['/v2.yaml']);
    });
  });
});
