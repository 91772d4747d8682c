import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOverlaidSpecsOutput } from '../output/overlaid-specs-output.ts';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';
import { readListed } from '../extension/read-listed.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-overlays-'));
  const paths = { '/routes': { get: { summary: 'List', responses: {} } }, '/secret': { get: { summary: 'Hidden', responses: {} } } };
  write('openapi.yaml', JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version: '1' }, paths }));
  write('overlay.yaml', overlay("  - target: $.paths['/secret']\n    remove: true\n"));
});

afterEach(() => rmSync(root, { recursive: true }));

test('pages and the published file follow the overlays; neither these nor the file as written is published', async () => {
  const store = open(['overlay.yaml']);
  expect(Object.keys(store.site().pages).filter((href) => href.startsWith('/api-reference/'))).toEqual(['/api-reference/list']);
  expect(store.diagnostics().filter(({ code }) => code.startsWith('openapi/'))).toEqual([]);
  const [file, ...others] = await readListed(createOverlaidSpecsOutput(store).list(store.site(), undefined as never));
  expect([file?.href, others]).toEqual(['/openapi.yaml', []]);
  const text = await file?.read();
  expect(text).toContain('/routes');
  expect(text).not.toContain('secret');
  expect(store.assets().map(({ pathname }) => pathname)).toEqual([]);
  expect(store.findAsset('/openapi.yaml')).toBeUndefined();
  expect(store.findAsset('/overlay.yaml')).toBeUndefined();
  expect(['/overlay.yaml', '/openapi.yaml', '/none.yaml'].map((href) => store.isWithheld(href))).toEqual([true, true, false]);
});

test('an edit of an overlay, and of the config that names it, shows', () => {
  const store = open(['overlay.yaml']);
  store.site();
  write('overlay.yaml', overlay('  - target: $.paths.*.get\n    update: { summary: Changed }\n'));
  expect(store.update(path.join(root, 'overlay.yaml'))).toBe(true);
  expect(Object.values(store.site().pages).filter(({ title }) => title === 'Changed')).toHaveLength(2);
  writeConfig(undefined);
  store.update(path.join(root, 'docs.json'));
  expect(Object.values(store.site().pages).map(({ title }) => title)).toEqual(expect.arrayContaining(['List', 'Hidden']));
  expect(store.findAsset('/openapi.yaml')).toBe(path.join(root, 'openapi.yaml'));
});

test('what is wrong in an overlay is told at its place, and the last good file stays while it is broken', () => {
  write('overlay.yaml', overlay("  - target: $.paths['/lost']\n    remove: true\n  - target: paths\n    remove: true\n"));
  const store = open(['overlay.yaml']);
  store.site();
  expect(store.diagnostics().filter(({ code }) => code.startsWith('openapi/'))).toMatchObject([
    {
      code: 'openapi/unused-overlay',
      severity: 'warning',
      message: expect.stringContaining('It was looked for in openapi.yaml.'),
      file: 'overlay.yaml',
      line: 4,
      column: 13,
    },
    { code: 'openapi/overlay', severity: 'error', file: 'overlay.yaml', line: 6, message: expect.stringContaining('RFC 9535') },
  ]);
  write('overlay.yaml', overlay("  - target: $.paths['/secret']\n    remove: true\n"));
  store.update(path.join(root, 'overlay.yaml'));
  store.site();
  write('overlay.yaml', 'overlay: [');
  store.update(path.join(root, 'overlay.yaml'));
  expect(Object.keys(store.site().pages)).not.toContain('/api-reference/hidden');
  expect(store.diagnostics().map(({ code }) => code)).toContain('openapi/syntax');
});

test('an overlay changes the file that it extends, and is told where the site has no such file', () => {
  write('overlay.yaml', overlay("  - target: $.paths['/secret']\n    remove: true\n", 'extends: ./openapi.yaml\n'));
  write('other.yaml', overlay("  - target: $.paths['/routes']\n    remove: true\n", 'extends: https://elsewhere.example/a.yaml\n'));
  const store = open(['overlay.yaml', 'other.yaml', 'missing.yaml']);
  expect(Object.keys(store.site().pages).filter((href) => href.startsWith('/api-reference/'))).toEqual(['/api-reference/list']);
  expect(store.diagnostics().filter(({ code }) => code.startsWith('openapi/'))).toMatchObject([
    { code: 'openapi/unreadable', file: 'missing.yaml' },
    { code: 'openapi/unused-overlay', file: 'other.yaml' },
  ]);
});

function open(overlays: string[]): SiteStore {
  writeConfig(overlays);
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}

function writeConfig(overlays: string[] | undefined): void {
  const navigation = { openapi: 'openapi.yaml' };
  write('docs.json', JSON.stringify({ theme: 'mint', name: 'Ferry', colors: { primary: '#123456' }, navigation, api: { overlays } }));
}

function overlay(actions: string, head = ''): string {
  return `overlay: 1.0.0\n${head}info: { title: A, version: '1' }\nactions:\n${actions}`;
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}
