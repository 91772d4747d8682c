import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareSpecFiles } from './compare-spec-files.ts';

const SPEC = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Ferry', version: '1' },
  paths: { '/lines': { get: { responses: {} } }, '/secret': { get: { responses: {} } } },
});

const OVERLAY = JSON.stringify({
  overlay: '1.0.0',
  info: { title: 'Public', version: '1' },
  extends: './v1.yaml',
  actions: [{ target: "$.paths['/secret']", remove: true }],
});

test('an overlay stands for the file that it extends, at an address as in a folder', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-compare-'));
  const files: Record<string, string> = { '/v1.yaml': SPEC, '/public.yaml': OVERLAY };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const server = createServer(({ url = '' }, response) => void response.end(files[url]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  for (const place of ['.', origin]) {
    const changes = await compareSpecFiles([`${place}/v1.yaml`, `${place}/public.yaml`], { folder, today: '2026-11-26' });
    expect(changes).toMatchObject({ operations: [{ key: 'GET /secret', changes: [{ level: 'breaking' }] }] });
  }
  expect(await compareSpecFiles([`${origin}/v1.yaml`, `${origin}/none`], { folder, today: '2026-11-26' })).toHaveProperty('problem');
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});
