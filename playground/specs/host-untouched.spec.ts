import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { buildHost } from '../harness/build-host.ts';
import { copyApp } from '../harness/copy-app.ts';
import { isDev } from '../harness/create-test.ts';
import { readFolder } from '../harness/read-folder.ts';
import { runViteCli } from '../harness/run-vite-cli.ts';

describe.runIf(!isDev)("a build leaves the host's files as they were, byte for byte", () => {
  const HOSTS = [
    { name: 'what a backend asks for', config: 'vite.backend.config.ts', outDir: 'public/static' },
    { name: 'file names of its own', config: 'vite.output.config.ts', outDir: 'public_html' },
    { name: '--outDir', config: 'vite.plain.config.ts', args: ['--outDir', 'site'], outDir: 'site' },
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

  test('vite build --ssr, which builds no docs', async () => {
    const options = { args: ['--ssr', 'src/server.ts', '--outDir', 'dist/server'], outDir: 'dist/server' };
    const without = await buildHost('host-options', { config: 'vite.plain.config.ts', ...options, hasDocs: false });
    const withDocs = await buildHost('host-options', { config: 'vite.plain.config.ts', ...options, hasDocs: true });
    expect(withDocs.host).toEqual(without.host);
    expect(withDocs.docs).toEqual([]);
    expect(Object.keys(withDocs.host)).toEqual(['server.js']);
  });

  test('vite build --ssr after vite build, which leaves the docs there', async () => {
    const { root, remove } = await copyApp('host-options');
    try {
      await runViteCli(root, 'build', '--config', 'vite.plain.config.ts', '--outDir', 'dist/client');
      const client = await readFolder(path.join(root, 'dist/client'));
      await runViteCli(root, 'build', '--config', 'vite.plain.config.ts', '--ssr', 'src/server.ts', '--outDir', 'dist/server');
      expect(await readFolder(path.join(root, 'dist/client'))).toEqual(client);
      expect(Object.keys(client)).toContain('docs/index.html');
    } finally {
      await remove();
    }
  });
});
