import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSiteStore } from '../site/site-store.ts';
import { createApiChunks } from './api-chunks.ts';
import { createApiRenderer } from '../api/api-renderer.ts';

const SPEC =
  'openapi: 3.1.0\npaths: { /a: { get: { operationId: a, summary: A } } }\ncomponents: { schemas: { Route: { description: "It *is* [a](#operation/a)." } } }';

it('files of schemas have their hash for a name', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'octavo-chunks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'docs.json'), '{"name":"A","navigation":[],"openapi":"api.yaml"}');
  writeFileSync(path.join(root, 'api.yaml'), SPEC);
  const store = createSiteStore({ root, outDir: path.join(root, 'dist') });
  store.site();
  const apiRenderer = createApiRenderer();
  const chunks = createApiChunks({ base: '/docs', store, apiRenderer });
  const schema = chunks.url('api.yaml', '#/components/schemas/Route');
  expect(schema).toMatch(/^\/docs\/assets\/api-[0-9a-f]{10}\.json$/);
  expect(chunks.url('api.yaml', '#/components/schemas/Lost')).toBeUndefined();
  const files = [...chunks.list()];
  expect(files.map(({ href }) => `/docs${href}`)).toEqual([schema]);
  expect(chunks.find(files[0]?.href ?? '')).toBe(files[0]);
  const description = '<p>It <em>is</em> <a href="/docs/api-reference/a">a</a>.</p>';
  expect(await files[0]?.read()).toBe(JSON.stringify({ '#/components/schemas/Route': { description } }));
});
