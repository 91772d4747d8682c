import { rm } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { buildHost, readBuiltHost, removePlugin } from '../harness/build-host.ts';
import { copyApp } from '../harness/copy-app.ts';
import { isDev } from '../harness/create-test.ts';
import { readFolder } from '../harness/read-folder.ts';
import { runViteCli } from '../harness/run-vite-cli.ts';

type Built = Awaited<ReturnType<typeof readBuiltHost>>;

describe.runIf(!isDev)("a build leaves the host's files as they were, byte for byte", () => {
  const HOSTS = [
    { name: 'what a backend asks for', config: 'vite.backend.config.ts', outDir: 'public/static' },
    { name: 'file names of its own', config: 'vite.output.config.ts', outDir: 'public_html' },
  ];

  for (const { name, ...options } of HOSTS) {
    test(name, async () => {
      const without = await buildHost('host-options', { ...options, hasDocs: false });
      const withDocs = await buildHost('host-options', { ...options, hasDocs: true });
      expect(withDocs.host).toEqual(without.host);
      expect(without.docs).toEqual([]);
      expect(withDocs.docs).toContain('docs/index.html');
      expect(withDocs.docs).toContain('docs/install/index.html');
    });
  }

  test('a library, whose docs are not published with it', async () => {
    const without = await buildHost('host-options', { config: 'vite.lib.config.ts', hasDocs: false });
    const withDocs = await buildHost('host-options', { config: 'vite.lib.config.ts', hasDocs: true });
    expect({ ...withDocs, terminal: '' }).toEqual({ ...without, terminal: '' });
    expect(withDocs.docs).toEqual([]);
    expect(withDocs.terminal).toContain('octavo build docs --outDir ../docs-site');
  });

  test('--outDir, and vite build --ssr after it, which builds no docs and leaves those that are there', async () => {
    const config = 'vite.plain.config.ts';
    const { root, remove } = await copyApp('host-options');
    const [client, server] = [path.join(root, 'dist/client'), path.join(root, 'dist/server')];
    const build = (...args: string[]): Promise<string> => runViteCli(root, 'build', '--config', config, ...args);
    const buildBoth = async (): Promise<[client: Built, server: Built]> => {
      await build('--outDir', 'dist/client');
      const before = await readFolder(client);
      await build('--ssr', 'src/server.ts', '--outDir', 'dist/server');
      expect(await readFolder(client)).toEqual(before);
      return [await readBuiltHost(client), await readBuiltHost(server)];
    };
    try {
      const withDocs = await buildBoth();
      await rm(path.join(root, 'dist'), { recursive: true });
      await removePlugin(root, config);
      const without = await buildBoth();
      expect(withDocs.map(({ host }) => host)).toEqual(without.map(({ host }) => host));
      expect(withDocs[0].docs).toEqual(expect.arrayContaining(['docs/index.html', 'docs/install/index.html']));
      expect(Object.keys(withDocs[1].host)).toEqual(['server.js']);
      expect([withDocs[1].docs, without[0].docs, without[1].docs]).toEqual([[], [], []]);
    } finally {
      await remove();
    }
  });
});
