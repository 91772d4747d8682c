import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { octavo } from '../index.ts';

let root = '';
let server: ViteDevServer | undefined;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'octavo-watch-')));
  mkdirSync(path.join(root, 'guides'));
  mkdirSync(path.join(root, 'public'));
  writeFileSync(path.join(root, 'docs.json'), '{ "name": "Ferry", "navigation": ["guides/fares"] }');
  write('guides/fares.mdx', '# Fares');
  write('public/a.txt', 'a');
  write('own.js', 'export const own = 1;');
});

afterEach(async () => {
  await server?.close();
  rmSync(root, { recursive: true });
});

test('the folder of a site is watched after the first page, and what changes before is told all the same', async () => {
  server = await createServer({ root, configFile: false, logLevel: 'silent', plugins: [octavo({ root: '.' })], server: { port: 0 } });
  const { watcher, environments } = server;
  const told: string[] = [];
  watcher.on('change', (file) => told.push(path.relative(root, file)));
  const watched = (): string[] => Object.keys(watcher.getWatched()).map((folder) => path.relative(root, folder));
  await server.listen();
  await environments.client.transformRequest('/own.js');
  expect(watched()).toContain('public');
  expect(watched()).not.toContain('guides');

  write('guides/fares.mdx', '# Tariffs');
  write('own.js', 'export const own = 2;');
  await expect.poll(() => told.toSorted(), { timeout: 5000 }).toEqual(['guides/fares.mdx', 'own.js']);
  await expect.poll(watched).toContain('guides');

  write('own.js', 'export const own = 3;');
  await expect.poll(() => told.filter((one) => one === 'own.js').length).toBeGreaterThan(1);
  await setTimeout(300);
  const { length } = told;
  await setTimeout(1200);
  expect(told).toHaveLength(length);
});

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}
