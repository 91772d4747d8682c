import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '@octavo/core';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';

const CONFIG = JSON.stringify({ name: 'Test', navigation: [{ group: 'A', pages: ['index'] }], openapi: '/openapi.yaml' });

/** Without remarks, such as that nothing refers to a file. */
function listProblems(store: SiteStore): Diagnostic[] {
  return store.diagnostics().filter(({ severity }) => severity !== 'info');
}

// What checks is a process of its own.
test('APIs are checked, and a finding ends with what it was about', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-api-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const spec = path.join(root, 'openapi.yaml');
  writeFileSync(path.join(root, 'docs.json'), CONFIG);
  writeFileSync(path.join(root, 'index.mdx'), '# Hi');
  writeFileSync(spec, 'openapi: 3.1.0\ninfo: {version: "1"}\npaths: {}\n');
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  store.site();
  expect(listProblems(store)).toEqual([]);
  expect(await store.apis.check()).toBe(true);
  expect(listProblems(store)).toMatchObject([{ code: 'openapi/invalid', severity: 'warning', file: 'openapi.yaml', line: 2 }]);
  expect(await store.apis.check()).toBe(false);
  writeFileSync(spec, 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n');
  store.update(spec);
  expect(await store.apis.check()).toBe(true);
  expect(listProblems(store)).toEqual([]);
});
