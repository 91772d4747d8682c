import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProxyHost } from '../../hosting-names.ts';
import type { CloudflareProxy } from '../../proxy/entries/cloudflare.ts';
import { ask, describeProxy, serve } from '../../proxy/fixtures/proxy-suite.ts';
import type { StartProxy } from '../../proxy/fixtures/proxy-suite.ts';
import { answerOnNode } from '../../proxy/answer-on-node.ts';
import { bundleProxy } from './bundle-proxy.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-proxy-'));
const pathname = '/docs/_octavo/proxy';

afterAll(() => rmSync(folder, { recursive: true }));
// The APIs of these tests are on this machine.
beforeEach(() => void vi.stubEnv('OCTAVO_PROXY_PRIVATE', '1'));
afterEach(() => void vi.unstubAllEnvs());

let count = 0;
async function write(host: ProxyHost, origins: string[]): Promise<string> {
  const file = path.join(folder, `${host}-${(count += 1)}.mjs`);
  writeFileSync(file, await bundleProxy(host, { pathname, origins: { names: origins, patterns: [] }, site: 'https://docs.example.com' }));
  return file;
}

/** Loads the file of a host, and says how that host calls it. */
async function load<Module>(host: ProxyHost, origins: string[]): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(await write(host, origins)).href) as Promise<Module>;
}

const onNode = async (listener: RequestListener): Promise<string> => (await serve(listener)) + pathname;
const onWeb = (answer: (request: Request) => Promise<Response>): Promise<string> =>
  onNode((request, response) => void answerOnNode(request, response, answer));

const HOSTS: Readonly<Record<ProxyHost, StartProxy>> = {
  cloudflare: async (origins) => {
    const { onRequest } = await load<CloudflareProxy>('cloudflare', origins);
    return onWeb((request) => onRequest({ request }));
  },
  netlify: async (origins) => onWeb((await load<{ default: (request: Request) => Promise<Response> }>('netlify', origins)).default),
  vercel: async (origins) => onNode((await load<{ default: RequestListener }>('vercel', origins)).default),
  node: async (origins) => onNode((await load<{ listener: RequestListener }>('node', origins)).listener),
};

describeProxy('the proxy of Cloudflare', HOSTS.cloudflare);
describeProxy('the proxy of Netlify', HOSTS.netlify);
describeProxy('the proxy of Vercel', HOSTS.vercel);
describeProxy('the proxy of Node', HOSTS.node);

const ORDER = { method: 'GET', url: 'http://127.0.0.1:9/', headers: [] };

it.each(['netlify', 'vercel', 'node'] as const)('sends from %s to no private network by itself', async (host) => {
  vi.stubEnv('OCTAVO_PROXY_PRIVATE', '');
  const given = await ask(await HOSTS[host](['http://127.0.0.1:9']), ORDER);
  expect([given.status, given.text]).toEqual([
    502,
    '127.0.0.1:9 could not be reached: 127.0.0.1:9 is in a private network. To send there, set OCTAVO_PROXY_PRIVATE=1 for the proxy.',
  ]);
});

it('answers at one path, and pages of the public address where something in front gives it another', async () => {
  const proxy = await HOSTS.node(['http://127.0.0.1:9']);
  expect((await ask(`${proxy}/x`, ORDER)).status).toBe(404);
  expect((await ask(proxy, ORDER, { origin: 'https://docs.example.com' })).status).toBe(502);
  expect((await ask(proxy, ORDER, { origin: 'https://docs.example.com', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await ask(proxy, ORDER, { origin: 'https://docs.example.org' })).status).toBe(403);
});

it('leaves all but its path to the files of a Worker', async () => {
  const { default: worker } = await load<{ default: CloudflareProxy['worker'] }>('cloudflare', []);
  const files = { ASSETS: { fetch: () => Promise.resolve(new Response('file')) } };
  expect(await (await worker.fetch(new Request('https://docs.example.com/docs/x'), files)).text()).toBe('file');
  expect((await worker.fetch(new Request(`https://docs.example.com${pathname}`), files)).status).toBe(403);
});

it('is a server where Node runs it', async () => {
  const program = spawn(process.execPath, [await write('node', [])], { env: { ...process.env, PORT: '0' } });
  try {
    const [line] = await once(program.stdout, 'data');
    const [, address = ''] = /^Octavo's proxy: (\S+)\n$/.exec(String(line)) ?? [];
    const given = await ask(address, ORDER);
    expect([given.status, given.text]).toEqual([
      403,
      'http://127.0.0.1:9 is not a server of the API file or api.baseUrl; nothing was sent.',
    ]);
  } finally {
    program.kill();
  }
});

it('writes what Netlify reads without running it', async () => {
  const code = await bundleProxy('netlify', { pathname, origins: { names: [], patterns: [] } });
  expect(code).toMatch(/config = \{ path: "\/docs\/_octavo\/proxy" \}/);
});
