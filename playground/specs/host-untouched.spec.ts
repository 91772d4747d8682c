import { rm } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { createAppFiles } from '../harness/app-files.ts';
import { copyApp } from '../harness/copy-app.ts';
import { isDev } from '../harness/create-test.ts';
import { readFolder } from '../harness/read-folder.ts';
import { runVite } from '../harness/run-vite.ts';
import { runViteCli } from '../harness/run-vite-cli.ts';

/** Takes the plugin out of a host's config: what is left is the app as it was. */
async function removePlugin(root: string, config: string): Promise<void> {
  await createAppFiles(root).edit(config, (text) => text.replace(/,?\s*octavo\([^)]*\)/, '').replace(/^import \{ octavo \}.*\n/m, ''));
}

/** What a build of the host writes outside its docs, and which files there are in the docs. */
async function buildHost(app: string, config: string, options: { args?: string[]; outDir?: string; hasDocs: boolean }): Promise<Built> {
  const { args = [], outDir = 'dist', hasDocs } = options;
  const { root, remove } = await copyApp(app);
  try {
    if (!hasDocs) await removePlugin(root, config);
    await rm(path.join(root, outDir), { recursive: true, force: true });
    const terminal = await runViteCli(root, 'build', '--config', config, ...args);
    const files = Object.entries(await readFolder(path.join(root, outDir)));
    const isDocs = ([file]: [string, string]): boolean => file.startsWith('docs/');
    return { host: Object.fromEntries(files.filter((file) => !isDocs(file))), docs: files.filter(isDocs).map(([file]) => file), terminal };
  } finally {
    await remove();
  }
}

interface Built {
  host: Record<string, string>;
  docs: string[];
  /** What Vite printed. */
  terminal: string;
}

describe.runIf(!isDev)("a build leaves the host's files as they were, byte for byte", () => {
  const HOSTS = [
    { name: 'a React app', app: 'react', config: 'vite.config.ts' },
    { name: 'a Vue app', app: 'vue', config: 'vite.config.ts' },
    { name: 'an app with Tailwind', app: 'tailwind', config: 'vite.config.ts' },
    { name: 'an app with an MDX plugin', app: 'host-mdx', config: 'vite.config.ts' },
    { name: 'what a backend asks for', app: 'host-options', config: 'vite.backend.config.ts', outDir: 'public/static' },
    { name: 'file names of its own', app: 'host-options', config: 'vite.output.config.ts', outDir: 'public_html' },
    { name: '--outDir', app: 'host-options', config: 'vite.plain.config.ts', args: ['--outDir', 'site'], outDir: 'site' },
  ];

  for (const { name, app, config, ...options } of HOSTS) {
    test(name, async () => {
      const without = await buildHost(app, config, { ...options, hasDocs: false });
      const withDocs = await buildHost(app, config, { ...options, hasDocs: true });
      expect(withDocs.host).toEqual(without.host);
      expect(without.docs).toEqual([]);
      expect(withDocs.docs).toContain('docs/index.html');
      expect(withDocs.docs).toContain('docs/install/index.html');
    });
  }

  test('a library, whose docs are not published with it', async () => {
    const without = await buildHost('host-options', 'vite.lib.config.ts', { hasDocs: false });
    const withDocs = await buildHost('host-options', 'vite.lib.config.ts', { hasDocs: true });
    expect({ ...withDocs, terminal: '' }).toEqual({ ...without, terminal: '' });
    expect(withDocs.docs).toEqual([]);
    expect(withDocs.terminal).toContain('octavo build docs --outDir ../docs-site');
  });

  test('vite build --ssr, which builds no docs', async () => {
    const options = { args: ['--ssr', 'src/server.ts', '--outDir', 'dist/server'], outDir: 'dist/server' };
    const without = await buildHost('host-options', 'vite.plain.config.ts', { ...options, hasDocs: false });
    const withDocs = await buildHost('host-options', 'vite.plain.config.ts', { ...options, hasDocs: true });
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

describe.runIf(isDev)("the dev server answers the host's addresses as it did", () => {
  const HOSTS = [
    { app: 'react', modules: ['/src/main.tsx', '/src/app.tsx', '/src/index.css'] },
    { app: 'vue', modules: ['/src/main.ts', '/src/app.vue'] },
    { app: 'tailwind', modules: ['/src/main.ts', '/src/style.css'] },
    { app: 'host-mdx', modules: ['/src/main.tsx', '/src/note.mdx'] },
  ];

  for (const { app, modules } of HOSTS) {
    test(app, async () => {
      const without = await readHost(app, modules, false);
      const withDocs = await readHost(app, modules, true);
      expect(withDocs).toEqual(without);
      expect(without['/']).toContain('src/main');
    });
  }
});

/** The bodies of a host's documents and modules, with what differs between two runs of one app left out. */
async function readHost(app: string, modules: string[], hasDocs: boolean): Promise<Record<string, string>> {
  const { root, remove } = await copyApp(app);
  try {
    if (!hasDocs) await removePlugin(root, 'vite.config.ts');
    const vite = await runVite({ command: 'dev', root });
    const bodies: Record<string, string> = {};
    for (const address of ['/', '/some/route', ...modules]) {
      const accept = address.startsWith('/src/') ? '*/*' : 'text/html';
      const body = await (await fetchAnew(vite.origin + address, { headers: { accept } })).text();
      bodies[address] = forgetRun(body, { root, origin: vite.origin });
    }
    await vite.stop();
    return bodies;
  } finally {
    await remove();
  }
}

/** Vite writes the constants of its CommonJS interop in the order in which it happened to resolve the imports. */
function sortInterop(constants: string): string {
  return constants.split(';').toSorted().join(';');
}

function forgetRun(body: string, { root, origin }: { root: string; origin: string }): string {
  return body
    .replace(/^(?:const \w+ = __vite__cjsImport[^;]*;)+/, sortInterop)
    .replaceAll(root, '<root>')
    .replaceAll(origin, '<origin>')
    .replaceAll(/\?v=[0-9a-f]+/g, '?v=<hash>')
    .replaceAll(/\?t=\d+/g, '')
    .replaceAll(/\/\/# sourceMappingURL=.*/g, '')
    .replaceAll(/sourceMappingURL=data:[^"\\\s]*/g, '');
}
