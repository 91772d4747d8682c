import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import type { PluginOption } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { octavo } from '../index.ts';
import { resolveOwn } from '../package-path.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-react-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/docs.json'), '{ "name": "Ferry", "navigation": [] }');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of ['react', 'react-dom']) symlinkSync(path.dirname(resolveOwn(name)), path.join(root, 'node_modules', name), 'dir');
  writeFileSync(path.join(root, 'index.html'), '<title>Ferry</title>');
  writeFileSync(path.join(root, 'rsc.js'), "export * as dom from 'react-dom';\nexport * as runtime from 'react/jsx-runtime';\n");
});

afterEach(() => rmSync(root, { recursive: true }));

test('the React of an app follows the conditions of its environments, as one for server components has', async () => {
  const plain = await buildServerComponents([]);
  expect(plain).toContain('react-server');
  expect(await buildServerComponents([octavo({ root: 'docs', base: '/docs', mode: 'alongside' })])).toBe(plain);
});

/** The text of what the app's environment `rsc` is built to. */
async function buildServerComponents(plugins: PluginOption[]): Promise<string> {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    environments: {
      rsc: {
        consumer: 'server',
        resolve: { noExternal: true, conditions: ['react-server', 'module', 'node'] },
        build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'rsc.js') } },
      },
    },
  });
  const { rsc } = builder.environments;
  if (rsc === undefined) throw new Error('There is no environment rsc.');
  const built = await builder.build(rsc);
  if (!('output' in built)) throw new Error('It was not built once.');
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}
