import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStaticServer, type StaticServer } from './static-server.ts';

describe('startStaticServer', () => {
  let folder: string;
  let server: StaticServer;
  const get = async (url: string): Promise<[number, string]> => {
    const response = await fetch(server.origin + url);
    return [response.status, await response.text()];
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'octavo-static-'));
    await mkdir(path.join(folder, 'guide'));
    await writeFile(path.join(folder, 'guide', 'index.html'), 'guide');
    await writeFile(path.join(folder, 'flat.html'), 'flat');
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets', 'page-1a2b3c4d.js'), '');
    await writeFile(path.join(folder, '404.html'), 'missing');
    server = await startStaticServer(folder, { base: '/docs' });
  });

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  test.each([
    ['/docs/guide', 200, 'guide'],
    ['/docs/guide/', 200, 'guide'],
    ['/docs/guide?x=1', 200, 'guide'],
    ['/docs/flat', 200, 'flat'],
    ['/docs/nothing/at/all', 404, 'missing'],
    ['/guide', 404, 'missing'],
    ['/docs/..%2f..%2fetc/passwd', 404, 'missing'],
  ])('%s gives %i %s', async (url, status, text) => {
    expect(await get(url)).toEqual([status, text]);
  });

  test('has browsers keep what is named by its content, and nothing else', async () => {
    const read = async (url: string): Promise<string | null> => (await fetch(server.origin + url)).headers.get('cache-control');
    expect(await read('/docs/assets/page-1a2b3c4d.js')).toContain('immutable');
    expect([await read('/docs/guide'), await read('/docs/assets/nothing.js')]).toEqual([null, null]);
  });
});
