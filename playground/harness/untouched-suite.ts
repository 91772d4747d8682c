import path from 'node:path';

import { describe, expect } from 'vitest';

import { buildHost, readBuiltHost, removePlugin } from './build-host.ts';
import { copyApp } from './copy-app.ts';
import { isDev, type BrowserTest } from './create-test.ts';
import { fetchAnew } from './fetch-anew.ts';
import { runVite } from './run-vite.ts';

const CONFIG = 'vite.config.ts';

/** The contract of every app that the docs stand beside: its files and answers are those that it has without the plugin. */
export function describeUntouched(test: BrowserTest, { app, modules }: { app: string; modules: string[] }): void {
  describe.runIf(!isDev)('a build', () => {
    test("leaves the host's files as they were, byte for byte", async ({ site }) => {
      const without = await buildHost(app, { config: CONFIG, hasDocs: false });
      const withDocs = await readBuiltHost(path.join(site.root, 'dist'));
      expect(withDocs.host).toEqual(without.host);
      expect(without.docs).toEqual([]);
      expect(withDocs.docs).toEqual(expect.arrayContaining(['docs/index.html', 'docs/install/index.html']));
    });
  });

  describe.runIf(isDev)('the dev server', () => {
    test("answers the host's addresses as it did", async ({ site }) => {
      const without = await readWithoutDocs(app, modules);
      expect(await readHost({ root: site.root, origin: site.hostUrl('') }, modules)).toEqual(without);
      expect(without['/']).toContain('src/main');
    });
  });
}

async function readWithoutDocs(app: string, modules: string[]): Promise<Record<string, string>> {
  const { root, remove } = await copyApp(app);
  try {
    await removePlugin(root, CONFIG);
    const vite = await runVite({ command: 'dev', root });
    const bodies = await readHost({ root, origin: vite.origin }, modules);
    await vite.stop();
    return bodies;
  } finally {
    await remove();
  }
}

interface DevHost {
  root: string;
  origin: string;
}

/** The bodies of a host's documents and modules, with what differs between two runs of one app left out. */
async function readHost(host: DevHost, modules: string[]): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const address of ['/', '/some/route', ...modules]) {
    const accept = address.startsWith('/src/') ? '*/*' : 'text/html';
    const body = await (await fetchAnew(host.origin + address, { headers: { accept } })).text();
    bodies[address] = forgetRun(body, host);
  }
  return bodies;
}

/** Vite writes the constants of its CommonJS interop in the order in which it happened to resolve the imports, those of one import with spaces. */
function sortInterop(constants: string): string {
  return constants
    .split(/(?<=;) */)
    .toSorted()
    .join('');
}

function forgetRun(body: string, { root, origin }: DevHost): string {
  return body
    .replaceAll(/(?:const \w+ = __vite__cjsImport[^;]*; *)+/g, sortInterop)
    .replaceAll(root, '<root>')
    .replaceAll(origin, '<origin>')
    .replaceAll(/\?v=[0-9a-f]+/g, '?v=<hash>')
    .replaceAll(/\?t=\d+/g, '')
    .replaceAll(/\/\/# sourceMappingURL=.*/g, '')
    .replaceAll(/sourceMappingURL=data:[^"\\\s]*/g, '');
}
