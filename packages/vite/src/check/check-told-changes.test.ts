import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteStore } from '../site/site-store.ts';
import { checkToldChanges } from './check-told-changes.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-told-'));
  write('v1.yaml', createSpec('1.0', ['/routes', '/routes/{id}']));
  write('v2.yaml', createSpec('2.0', ['/routes/{id}']));
});

afterEach(() => rmSync(root, { recursive: true }));

test('a breaking change that no page of updates tells is an error', () => {
  expect(check(['index'])).toMatchObject([
    {
      code: 'openapi/untold-change',
      severity: 'error',
      message: '2.0 breaks clients, and no changelog page mentions it:\n- GET /routes: removed',
      file: 'v2.yaml',
    },
  ]);
});

test('the generated page tells all, where readers find it', () => {
  expect(check(['index', 'api-changelog'])).toEqual([]);
});

test.each([
  ['an update that names the operation', '<Update label="2.0">`GET /routes` is gone.</Update>', 0],
  ['an update of another operation', '<Update label="2.0">`GET /routes/{id}` is gone.</Update>', 1],
  ['a page without updates', '`GET /routes` is gone.', 1],
])('%s', (_, text, count) => {
  expect(check(['index', 'news'], text)).toHaveLength(count);
});

test('an update on a hidden page tells nobody', () => {
  expect(check(['index'], '<Update label="2.0">`GET /routes` is gone.</Update>')).toHaveLength(1);
});

test('changes that break nothing need no word', () => {
  write('v2.yaml', createSpec('2.0', ['/routes', '/routes/{id}', '/lines']));
  expect(check(['index'])).toEqual([]);
});

function check(pages: string[], news?: string): Diagnostic[] {
  write('index.mdx', '---\ntitle: Home\n---\n');
  if (news !== undefined) write('news.mdx', `---\ntitle: News\n---\n\n${news}\n`);
  const navigation = { groups: [{ group: 'Start', pages }] };
  const api = { changelog: ['v1.yaml', 'v2.yaml'] };
  write('docs.json', JSON.stringify({ theme: 'mint', name: 'Ferry', colors: { primary: '#123456' }, navigation, api }));
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  return checkToldChanges(store.apiChanges(), { site: store.site(), readText: store.readText });
}

function createSpec(version: string, at: string[]): string {
  const paths = Object.fromEntries(at.map((one) => [one, { get: { responses: {} } }]));
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version }, paths });
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}
