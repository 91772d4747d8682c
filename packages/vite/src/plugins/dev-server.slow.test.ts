import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import type { InlineConfig, PluginOption, ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { octavo } from '../index.ts';

const EVENTS = ['listening', 'close'] as const;

let root = '';
const servers: ViteDevServer[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-dev-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/docs.json'), '{ "name": "Ferry", "navigation": [] }');
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(root, { recursive: true });
});

const OCTAVO = { root: 'docs', base: '/docs', mode: 'alongside' } as const;

test('the HTTP server of an app gets one listener of each kind', async () => {
  const plain = await open([]);
  const joined = await open([octavo(OCTAVO)]);
  const added = EVENTS.map((event) => (joined.httpServer?.listenerCount(event) ?? 0) - (plain.httpServer?.listenerCount(event) ?? 0));
  expect(added).toEqual([1, 1]);
});

test('two dev servers of one app, as Nuxt has them, bring no warning of a leak', async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on('warning', note);
  const plugins = octavo(OCTAVO);
  await Promise.all([open([plugins], { middlewareMode: true }), open([plugins], { middlewareMode: true })]);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('what Vite bundled of packages, and its own client, is sent without a source map where docs stand alone, and an app keeps its own', async () => {
  const mapOf = (server: ViteDevServer, id: string): unknown => {
    const { transform } = server.config.plugins.find(({ name }) => name === 'octavo:unmapped') ?? {};
    const result: unknown =
      typeof transform === 'object' ? Reflect.apply(transform.handler, undefined, ['export default 1;', id]) : undefined;
    return result;
  };
  const alone = await open([octavo({ root: 'docs' })]);
  expect(mapOf(alone, `${alone.config.cacheDir}/deps/react.js?v=1`)).toMatchObject({ map: { mappings: '' } });
  const sent = await alone.environments.client.transformRequest('/@vite/client');
  expect(sent?.map).toEqual({ mappings: '' });
  expect(mapOf(alone, `${root}/own.js`)).toBeUndefined();
  const joined = await open([octavo(OCTAVO)]);
  expect(mapOf(joined, `${joined.config.cacheDir}/deps/react.js?v=1`)).toBeUndefined();
});

test('a package that only an author’s search imports is found before somebody searches', async () => {
  const files = {
    'node_modules/tide-index/package.json': '{ "name": "tide-index", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/tide-index/index.js': 'export const tides = [];',
    'own-search/extension.ts': "export default { search: './client.ts' };",
    'own-search/client.ts': "import { tides } from 'tide-index';\nexport default () => ({ search: () => tides });",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const server = await open([octavo({ ...OCTAVO, extensions: ['./own-search/extension.ts'] })], { port: 0 });
  await server.listen();
  const found = (): string[] => {
    const { discovered = {}, optimized = {} } = server.environments.client.depsOptimizer?.metadata ?? {};
    return Object.keys({ ...discovered, ...optimized });
  };
  await expect.poll(found).toContain('tide-index');
});

test('a document names the modules of its page and all that they import, and none that is imported late', async () => {
  writeFileSync(path.join(root, 'docs/docs.json'), '{ "name": "Ferry", "navigation": ["index"] }');
  writeFileSync(path.join(root, 'docs/index.mdx'), 'import { fare } from "./fare.js";\n\nNow {fare}: `import "/docs/else.js"`');
  writeFileSync(path.join(root, 'docs/fare.js'), 'export const fare = 4;\nexport const later = () => import("./later.js");');
  writeFileSync(path.join(root, 'docs/later.js'), 'export const later = 5;');
  const server = await open([octavo({ root: 'docs' })], { port: 0 });
  await server.listen();
  const read = async (): Promise<string> => (await fetch(new URL('/', server.resolvedUrls?.local[0]))).text();
  await expect.poll(read, { timeout: 10_000 }).toContain('fare.js');
  const html = await read();
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href = '']) => href);
  expect(named).toEqual([...new Set(named)]);
  expect(named.map((href) => href.replace(/^.*\//, ''))).toEqual(expect.arrayContaining(['~2F', 'client', 'site', 'theme']));
  expect(named.filter((href) => /later|else|octavo\/navigation/.test(href))).toEqual([]);
  for (const href of named)
    expect((await fetch(new URL(href, server.resolvedUrls?.local[0]))).headers.get('content-type')).toMatch(/javascript/);
});

async function open(plugins: PluginOption[], server: InlineConfig['server'] = {}): Promise<ViteDevServer> {
  const opened = await createServer({ root, configFile: false, logLevel: 'silent', plugins, server: { ...server, ws: false } });
  servers.push(opened);
  return opened;
}
