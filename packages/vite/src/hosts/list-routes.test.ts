import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOSTS } from './host-table.ts';
import { listRoutes } from './list-routes.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-routes-'));
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['SvelteKit', 'src/routes/docs/+page.svelte', 'docs/index.html'],
  ['SvelteKit', 'src/routes/(site)/docs/start/+server.ts', 'docs/start/index.html'],
  ['SvelteKit', 'src/routes/docs/+layout.svelte', undefined],
  ['SvelteKit', 'src/routes/docs/[...rest]/+page.svelte', undefined],
  ['Astro', 'src/pages/docs.astro', 'docs/index.html'],
  ['Astro', 'src/pages/docs/index.md', 'docs/index.html'],
  ['Astro', 'src/pages/_parts/docs.css', undefined],
  ['SolidStart', 'src/routes/docs/index.tsx', 'docs/index.html'],
  ['SolidStart', 'src/routes/docs.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/docs.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/docs.index.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/_site/docs/route.tsx', 'docs/index.html'],
  ['TanStack Start', 'src/routes/docs.start.tsx', 'docs/start/index.html'],
  ['TanStack Start', 'src/routes/docs.$page.tsx', undefined],
  ['Nuxt', 'app/pages/docs/index.vue', 'docs/index.html'],
  ['Laravel', 'src/routes/docs.tsx', undefined],
])('%s: %s is %s', (name, file, expected) => {
  const at = path.join(root, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, '');
  const { routes } = HOSTS.find((host) => host.name === name) ?? {};
  expect(listRoutes(root, routes)).toEqual(expected === undefined ? [] : [{ name: expected, at: file }]);
});

test('an app without the folder has none', () => {
  expect(listRoutes(root, { folder: 'src/routes', page: /(.*)/ })).toEqual([]);
});
