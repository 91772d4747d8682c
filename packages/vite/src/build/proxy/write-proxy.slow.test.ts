import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApiRenderer } from '../../api/api-renderer.ts';
import type { ProxyHost } from '../../hosting-names.ts';
import { createSiteStore } from '../../site/site-store.ts';
import { OctavoBuildError } from '../reports/build-error.ts';
import { checkProxy, writeProxy } from './write-proxy.ts';
import type { ProxyProject } from './write-proxy.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-proxied-'));
  writeConfig({});
  write('index.mdx', '# Home\n');
  write('described.mdx', '---\napi: GET https://described.example.com/a\n---\n');
  const servers = [
    {
      url: 'https://{region}.example.com/{version}',
      variables: { region: { default: 'eu', enum: ['eu', 'us'] }, version: { default: 'v1' } },
    },
    { url: '/relative' },
  ];
  const own = [{ url: 'https://uploads.example.org' }];
  const responses = { 200: { description: 'OK' } };
  const info = { title: 'A', version: '1' };
  const paths = { '/a': { get: { responses }, post: { responses, servers: own } } };
  write('openapi.json', JSON.stringify({ openapi: '3.1.0', info, servers, paths }));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function writeConfig(playground: object): void {
  const navigation = { pages: ['index', 'described'] };
  const config = { theme: 'mint', name: 'Ferry', colors: { primary: '#123456' }, navigation, api: { openapi: 'openapi.json', playground } };
  write('docs.json', JSON.stringify(config));
}

async function open(proxy: ProxyHost | undefined, { base = '/', outDir = 'dist' } = {}): Promise<ProxyProject> {
  const vite = await resolveConfig({ root, configFile: false, build: { outDir } }, 'build');
  const store = createSiteStore({ root, outDir: path.join(root, outDir) });
  return { vite, base, options: { mode: 'alone', ...(proxy && { proxy }) }, store, apiRenderer: createApiRenderer() };
}

it.each<[ProxyHost, string]>([
  ['cloudflare', 'functions/docs/_octavo/proxy.js'],
  ['netlify', '.netlify/v1/functions/octavo-proxy.mjs'],
  ['vercel', '.vercel/output/functions/docs/_octavo/proxy.func/index.mjs'],
  ['node', '_octavo/proxy.mjs'],
])('writes the proxy of %s, which sends to the servers of all operations', async (host, file) => {
  const project = await open(host, { base: '/docs', outDir: '.vercel/output/static/docs' });
  expect(checkProxy(project)).toEqual([]);
  await writeProxy(project);
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain('"pathname": "/docs/_octavo/proxy"');
  const [, names = ''] = /"names": \[(.*?)\]/s.exec(text) ?? [];
  expect(JSON.parse(`[${names}]`)).toEqual([
    'https://described.example.com',
    'https://eu.example.com',
    'https://uploads.example.org',
    'https://us.example.com',
  ]);
  // What a build writes for a host is no script of the site's.
  expect(createSiteStore({ root, outDir: path.join(root, 'dist') }).scripts()).toEqual([]);
});

it('writes none where the owner asks for none', async () => {
  await writeProxy(await open(undefined));
  writeConfig({ proxy: false });
  await writeProxy(await open('node'));
  expect(existsSync(path.join(root, '_octavo'))).toBe(false);
});

it('leaves a file of the owner, and what Vercel is told by others', async () => {
  write('_octavo/proxy.mjs', 'export {};\n');
  await expect(writeProxy(await open('node'))).rejects.toThrow(OctavoBuildError);
  expect(readFileSync(path.join(root, '_octavo/proxy.mjs'), 'utf8')).toBe('export {};\n');
  write('.vercel/output/config.json', '{"version":3}');
  await writeProxy(await open('vercel', { outDir: '.vercel/output/static' }));
  expect(readFileSync(path.join(root, '.vercel/output/config.json'), 'utf8')).toBe('{"version":3}');
});

it('tells where Vercel would not publish the site', async () => {
  expect(checkProxy(await open('vercel'))).toMatchObject([
    { code: 'build/proxy', severity: 'error', message: expect.stringContaining('`dist`') },
  ]);
});
