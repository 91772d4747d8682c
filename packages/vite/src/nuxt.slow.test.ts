import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import octavoNuxt from './nuxt.ts';
import type { Nuxt } from './nuxt.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-nuxt-'));
  mkdirSync(path.join(root, 'node_modules'));
  write('docs/docs.json', '{ "name": "Ferry", "navigation": [{ "group": "All", "pages": ["fares"] }] }');
  write('docs/fares.mdx', '---\ntitle: Fares\n---\n\nA crossing is free.\n');
  write('.output/public/index.html', 'the last build');
});

afterEach(() => rmSync(root, { recursive: true }));

test('the docs are among the public files, under the address of the app', async () => {
  const app = createApp('/app/');
  await app.prepare();
  expect(existsSync(path.join(root, '.output/public/docs'))).toBe(false);
  await app.publish();
  const page = readFileSync(path.join(root, '.output/public/docs/fares/index.html'), 'utf8');
  expect(page).toContain('A crossing is free.');
  expect(page).toContain('"/app/docs/assets/');
  expect(readFileSync(path.join(root, '.output/public/index.html'), 'utf8')).toBe('the last build');
});

test('a name that a public file or a page of the app has fails the build before Nuxt begins', async () => {
  write('public/docs/fares/index.html', 'of the app');
  write('app/pages/docs.vue', 'of the app');
  await expect(createApp('/').prepare()).rejects.toThrow(/public\/docs\/fares\/index\.html[^]*app\/pages\/docs\.vue/);
});

test('`nuxt prepare`, which every install runs, builds nothing', () => {
  const hooks: string[] = [];
  const options = { rootDir: root, dev: false, _prepare: true, app: { baseURL: '/' }, alias: {}, vite: {} };
  octavoNuxt({}, { options, hook: (name: string) => void hooks.push(name) } as Nuxt);
  expect(hooks).toEqual([]);
  expect(options.vite).toEqual({});
});

/** What Nuxt does with a module in a build. */
function createApp(baseURL: string): { prepare(): Promise<void>; publish(): Promise<void> } {
  const hooks = new Map<string, (nitro: unknown) => Promise<void>>();
  const nuxt = {
    options: { rootDir: root, dev: false, app: { baseURL }, alias: {}, vite: {} },
    hook: (name: string, handler: (nitro: unknown) => Promise<void>) => void hooks.set(name, handler),
  } as Nuxt;
  octavoNuxt({}, nuxt);
  const call = async (name: string): Promise<void> =>
    hooks.get(name)?.({ options: { output: { publicDir: path.join(root, '.output/public') } } });
  return { prepare: () => call('build:before'), publish: () => call('nitro:build:public-assets') };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
