import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startCacheServer } from '../../../../playground/harness/start-cache-server.ts';
import type { CacheServer } from '../../../../playground/harness/start-cache-server.ts';
import { renderActionResult } from './action-result.ts';
import { createRemoteCache } from './create-remote-cache.ts';
import type { RemoteCache } from './create-remote-cache.ts';
import type { CacheSettings } from './find-cache-settings.ts';

const ENTRY = { cache: 'pages', key: 'ab12' };
const TEXT = 'the text of an entry, ünicode';

let folder: string;
let server: CacheServer;
let warnings: string[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-remote-'));
  server = await startCacheServer();
  warnings = [];
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

function open(settings: Partial<CacheSettings> = {}, maker: unknown = 'this'): RemoteCache {
  return createRemoteCache({ place: server.address, isReadOnly: false, ...settings }, { maker, warn: (one) => warnings.push(one) });
}

async function load(cache: RemoteCache, entry = ENTRY): Promise<string | undefined> {
  let found: string | undefined;
  await cache.load(entry, (text) => {
    found = text;
    return true;
  });
  return found;
}

async function save(cache: RemoteCache): Promise<void> {
  cache.save(ENTRY, () => TEXT);
  await cache.settle();
}

const nameOf = (kind: string): string => [...server.files.keys()].find((name) => name.includes(`/${kind}/`)) ?? '';

describe.each(['address', 'folder'])('in a cache by %s', (kind) => {
  const place = (): string => (kind === 'folder' ? path.join(folder, 'made/anew') : `${server.address}/a/path/`);

  test('finds what another machine sent, for the same key of the same cache and maker', async () => {
    expect(await load(open({ place: place() }))).toBeUndefined();
    await save(open({ place: place() }));
    expect(await load(open({ place: place() }))).toBe(TEXT);
    expect(await load(open({ place: place() }), { ...ENTRY, key: 'ab13' })).toBeUndefined();
    expect(await load(open({ place: place() }), { ...ENTRY, cache: 'texts' })).toBeUndefined();
    expect(await load(open({ place: place() }, 'another'))).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  test('sends nothing where it may only be read', async () => {
    await save(open({ place: place(), isReadOnly: true }));
    expect(await load(open({ place: place() }))).toBeUndefined();
    expect([...server.files.keys(), ...readdirSync(folder)]).toEqual([]);
  });

  test('takes what is signed with its key alone', async () => {
    await save(open({ place: place() }));
    expect(await load(open({ place: place(), signatureKey: 'mine' }))).toBeUndefined();
    await save(open({ place: place(), signatureKey: 'mine' }));
    expect(await load(open({ place: place(), signatureKey: 'mine' }))).toBe(TEXT);
    expect(await load(open({ place: place(), signatureKey: 'other' }))).toBeUndefined();
    expect(await load(open({ place: place() }))).toBe(TEXT);
  });
});

test('has the names of the protocol', async () => {
  await save(open());
  expect(nameOf('cas')).toBe(`/cas/${hash('sha256', TEXT)}`);
  expect(nameOf('ac')).toMatch(/^\/ac\/[\da-f]{64}$/);
  expect(server.requests.map(({ line }) => line.slice(0, 7))).toEqual(['PUT /ca', 'PUT /ac']);
});

test('a folder is what a server has', async () => {
  await save(open());
  await save(open({ place: folder }));
  for (const [name, content] of server.files) expect(readFileSync(path.join(folder, name))).toEqual(content);
});

test('sends credentials to the address, and shows them to nobody', async () => {
  const place = server.address.replace('//', '//reader:p%40ss@');
  await load(open({ place }));
  await load(open({ token: 'secret' }));
  expect(server.requests.map(({ authorization }) => authorization)).toEqual([`Basic ${btoa('reader:p@ss')}`, 'Bearer secret']);
  server.meddle = (_, response) => {
    response.writeHead(403).end();
    return false;
  };
  await load(open({ place }));
  expect(warnings).toEqual([`The cache at ${server.address}/ failed: it responded with 403. The build continues without it.`]);
});

test.each<[string, (cache: CacheServer) => void]>([
  ['content that is not its hash', ({ files }) => void files.set(nameOf('cas'), Buffer.from(TEXT.toUpperCase()))],
  ['content that is longer', ({ files }) => void files.set(nameOf('cas'), Buffer.from(TEXT.repeat(9)))],
  ['no message', ({ files }) => void files.set(nameOf('ac'), Buffer.from('<h1>Log in</h1>'))],
  ['a message without end', ({ files }) => void files.set(nameOf('ac'), Buffer.alloc(1024 * 1024))],
  [
    'a size that nobody has room for',
    ({ files }) => void files.set(nameOf('ac'), Buffer.from(renderActionResult({ hash: hash('sha256', TEXT), size: 1 }))),
  ],
])('takes no entry of a server that gives %s, and says so once', async (_, lie) => {
  await save(open());
  lie(server);
  const cache = open();
  expect(await load(cache)).toBeUndefined();
  expect(await load(cache)).toBeUndefined();
  expect(warnings).toHaveLength(1);
});

test('an entry that was removed is none', async () => {
  await save(open());
  server.files.delete(nameOf('cas'));
  expect(await load(open())).toBeUndefined();
  expect(warnings).toEqual([]);
});

test('an entry that is not what it should be is asked for no more than ten times', async () => {
  await save(open());
  const cache = open();
  for (let count = 0; count < 30; count += 1) await cache.load(ENTRY, () => false);
  expect(server.requests.filter(({ line }) => line.startsWith('GET /ac/'))).toHaveLength(10);
  expect(warnings).toHaveLength(1);
});

test('follows no redirect', async () => {
  const other = await startCacheServer();
  server.meddle = (request, response) => {
    response.writeHead(307, { location: other.address + request.url }).end();
    return false;
  };
  const cache = open({ token: 'secret' });
  expect(await load(cache)).toBeUndefined();
  await save(cache);
  expect(other.requests).toEqual([]);
  expect(warnings).toHaveLength(1);
  await other.close();
});

test('goes on without a server that is gone, cuts answers off or does not take entries', async () => {
  await save(open());
  server.meddle = (request, response) => {
    if (request.method === 'PUT') response.writeHead(405).end();
    else response.writeHead(200, { 'content-length': 500 }).write('half of it', () => response.destroy());
    return false;
  };
  const cache = open();
  expect(await load(cache)).toBeUndefined();
  await save(cache);
  await server.close();
  const late = open();
  expect(await load(late)).toBeUndefined();
  await save(late);
  expect(warnings).toHaveLength(2);
  server = await startCacheServer();
});

test('a folder that is a file is told as well', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await save(open({ place: file }));
  expect(warnings).toEqual([expect.stringContaining(`The cache at ${file} failed`)]);
});
