import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Diagnostic } from '@octavo/core';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';

const SPEC = 'openapi: 3.1.0\npaths:\n  /routes:\n    get: {summary: List routes, tags: [Routes]}\n  /keys:\n    $ref: ./parts/keys.yaml';

function createRoot(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-api-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  return root;
}

function write(root: string, file: string, text: string): string {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  return absolute;
}

function open(root: string): SiteStore {
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}

/** Without remarks, such as that nothing refers to a file. */
function listProblems(store: SiteStore): Diagnostic[] {
  return store.diagnostics().filter(({ severity }) => severity !== 'info');
}

const CONFIG = JSON.stringify({ name: 'Test', navigation: [{ group: 'A', pages: ['index'] }], openapi: '/api/openapi.yaml' });
const FILES = {
  'docs.json': CONFIG,
  'index.mdx': '# Hi',
  'api/openapi.yaml': SPEC,
  'api/parts/keys.yaml': 'get: {summary: List keys, tags: [Keys]}',
};

function hrefs(store: SiteStore): string[] {
  return Object.keys(store.site().pages);
}

describe('the APIs of a site', () => {
  it('have pages, and follow an edit of the file and of a file that it refers to', () => {
    const root = createRoot(FILES);
    const store = open(root);
    expect(hrefs(store)).toEqual(['/', '/api-reference/keys/list-keys', '/api-reference/routes/list-routes']);
    expect(store.update(write(root, 'api/parts/keys.yaml', 'get: {summary: Show keys, tags: [Keys]}'))).toBe(true);
    expect(hrefs(store)).toContain('/api-reference/keys/show-keys');
    expect(store.update(write(root, 'api/openapi.yaml', SPEC.replace('List routes', 'All routes')))).toBe(true);
    expect(hrefs(store)).toContain('/api-reference/routes/all-routes');
    expect(listProblems(store)).toEqual([]);
  });

  it('leave nothing of a file that is named no longer', () => {
    const root = createRoot(FILES);
    const store = open(root);
    expect(listProblems(store)).toEqual([]);
    store.update(write(root, 'docs.json', CONFIG.replace('openapi.yaml', 'openapy.yaml')));
    expect(listProblems(store).map(({ code }) => code)).toContain('openapi/unreadable');
    store.update(write(root, 'docs.json', CONFIG));
    expect(listProblems(store)).toEqual([]);
    expect(hrefs(store)).toContain('/api-reference/keys/list-keys');
    store.update(write(root, 'api/parts/keys.yaml', 'get: {summary: Show keys, tags: [Keys]}'));
    expect(hrefs(store)).toContain('/api-reference/keys/show-keys');
  });

  it('find the operation that an author names, else the one that is written most like it', () => {
    const store = open(createRoot(FILES));
    store.site();
    expect(store.apis.findOperation('get /routes/')).toEqual({ source: 'api/openapi.yaml', key: 'GET /routes' });
    expect(store.apis.findOperation('openapi.yaml GET /routes')).toEqual({ source: 'api/openapi.yaml', key: 'GET /routes' });
    expect(store.apis.findOperation('GET /rotes')).toEqual({ nearest: 'GET /routes' });
    expect(store.apis.findOperation('routes')).toEqual({ nearest: undefined });
  });

  it('are served as they last were while a file is broken or gone', () => {
    const root = createRoot(FILES);
    const store = open(root);
    const before = hrefs(store);
    store.update(write(root, 'api/openapi.yaml', `${SPEC}\n  : [`));
    expect(hrefs(store)).toEqual(before);
    expect(listProblems(store)).toMatchObject([
      { code: 'openapi/syntax', severity: 'error', file: 'api/openapi.yaml', line: expect.any(Number) },
    ]);
    rmSync(path.join(root, 'api/openapi.yaml'));
    store.update(path.join(root, 'api/openapi.yaml'));
    expect(hrefs(store)).toEqual(before);
    expect(listProblems(store)).toMatchObject([{ code: 'openapi/unreadable' }]);
    store.update(write(root, 'api/openapi.yaml', SPEC));
    expect(listProblems(store)).toEqual([]);
  });

  it('one that cannot be read leaves the others', () => {
    const config = JSON.stringify({ name: 'Test', navigation: [], openapi: ['/lost.yaml', 'api/openapi.yaml'] });
    const store = open(createRoot({ ...FILES, 'docs.json': config }));
    expect(hrefs(store)).toHaveLength(3);
    expect(listProblems(store)).toMatchObject([
      { code: 'openapi/unreadable', message: 'lost.yaml cannot be read. The file does not exist.' },
    ]);
  });

  it('are not read through a link that leads out of the content root', () => {
    const root = createRoot(FILES);
    const outside = createRoot({ 'keys.yaml': FILES['api/parts/keys.yaml'] });
    rmSync(path.join(root, 'api/parts'), { recursive: true });
    symlinkSync(outside, path.join(root, 'api/parts'));
    const store = open(root);
    expect(hrefs(store)).not.toContain('/api-reference/keys/list-keys');
    expect(store.diagnostics().map(({ code, message }) => [code, message])).toContainEqual([
      'openapi/broken-reference',
      'Broken reference `./parts/keys.yaml`. api/parts/keys.yaml cannot be read. It is outside the content root.',
    ]);
  });

  it('that only pages name are found by name', () => {
    const config = JSON.stringify({ name: 'Test', navigation: [{ group: 'A', pages: ['a'] }] });
    const page = '---\nopenapi: openapi GET /routes\n---';
    const store = open(createRoot({ ...FILES, 'docs.json': config, 'a.mdx': page }));
    expect(store.site().pages['/a']?.api).toMatchObject({ source: 'api/openapi.yaml', key: 'GET /routes' });
    const guessed = open(createRoot({ ...FILES, 'docs.json': config, 'a.mdx': page.replace('openapi GET', 'GET') }));
    expect(guessed.site().pages['/a']?.api).toMatchObject({ source: 'api/openapi.yaml' });
    expect(hrefs(guessed)).toEqual(['/', '/a']);
  });

  it('that nothing names hold what pages show and no named file holds', () => {
    const config = { name: 'Test', api: { openapi: 'api/openapi.yaml' }, navigation: { pages: ['a', 'b', 'GET /stops'] } };
    const root = createRoot({
      'docs.json': JSON.stringify(config),
      'a.mdx': '---\nopenapi: GET /fares\n---',
      'b.mdx': '---\nopenapi: GET /routes\n---',
      'api/openapi.yaml': SPEC,
      'api/parts/keys.yaml': FILES['api/parts/keys.yaml'],
      'data.json': '{ "fares": "openapi" }',
      'other/one.json': '{"paths":{"/fares":{"get":{}},"/routes":{"get":{}}},"openapi":"3.1.0"}',
      'other/two.yaml': 'openapi: 3.0.0\npaths: {/stops: {get: {}}, /fares: {get: {}}}',
      'broken.yaml': 'openapi: 3.0.0\npaths: {',
    });
    const store = open(root);
    const pages = Object.values(store.site().pages);
    expect(Object.fromEntries(pages.map(({ api }) => [api?.key, api?.source]))).toEqual({
      'GET /fares': 'other/one.json',
      'GET /routes': 'api/openapi.yaml',
      'GET /stops': 'other/two.yaml',
    });
    expect(store.apis.list().map(({ api }) => api?.source)).not.toContain('broken.yaml');
    expect(listProblems(store)).toEqual([]);
  });

  it('that cannot be read may hold what links and navigation name below their folder', () => {
    const config = { name: 'Test', api: { openapi: { source: 'gone.yaml', directory: 'ref' } }, navigation: { pages: ['a', 'GET /a'] } };
    const store = open(createRoot({ 'docs.json': JSON.stringify(config), 'a.mdx': '# Hi' }));
    expect(Object.keys(store.site().pages)).toEqual(['/a']);
    expect(store.diagnostics().map(({ code }) => code)).toEqual(['openapi/unreadable']);
    expect([store.apis.mayHavePage('/ref/x'), store.apis.mayHavePage('/reference')]).toEqual([true, false]);
  });
});
