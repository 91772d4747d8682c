import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPlugin } from './add-plugin.ts';
import type { PluginResult } from './add-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-plugin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Adds the plugin to a config of the folder, which is not on the disk. */
async function add(text: string, { name = 'vite.config.ts', timeout = 60_000 } = {}): Promise<PluginResult> {
  const result = await addPlugin(
    { file: path.join(folder, name), text },
    {
      name: 'octavo:site',
      keys: ['plugins'],
      vite: import.meta.resolve('vite'),
      timeout,
      create: ({ root }) => ({
        keys: ['plugins'],
        entry: (literal, octavo) => `${octavo}({ root: ${literal(root === undefined ? 'docs' : '../docs')} })`,
        imported: { name: 'octavo', from: '@octavo/vite' },
      }),
    },
  );
  expect(
    readdirSync(folder).filter((file) => !['base.js', 'plugins.ts'].includes(file)),
    'no copy is left',
  ).toEqual([]);
  return result;
}

it('gives the edited text where nothing is installed', async () => {
  const result = await add("import react from '@vitejs/plugin-react';\nexport default { plugins: [react()] };\n");
  expect(result).toEqual({
    kind: 'edited',
    text: "import react from '@vitejs/plugin-react';\nimport { octavo } from '@octavo/vite';\nexport default { plugins: [react(), octavo({ root: 'docs' })] };\n",
  });
});

it('gives the edited text where a file of the project needs what is not installed', async () => {
  writeFileSync(path.join(folder, 'base.js'), "export * from './plugins.js';\nexport const base = '/x/';\n");
  writeFileSync(
    path.join(folder, 'plugins.ts'),
    "import vue from '@vitejs/plugin-vue';\nimport './base.js';\nexport const plugins = [vue()];\n",
  );
  expect(await add("import { base, plugins } from './base';\nexport default { base, plugins: [...plugins] };\n")).toMatchObject({
    kind: 'edited',
    text: expect.stringContaining('plugins: [...plugins, octavo('),
  });
});

it('gives the edited text where Vite is asked with what is not installed', async () => {
  writeFileSync(path.join(folder, 'base.js'), "import '@scope/missing';\nexport const root = process.cwd();\n");
  const text = `import { loadEnv, normalizePath } from 'vite';
import { root } from './base.js';
export default ({ mode }) => ({ base: loadEnv(mode, root).BASE, publicDir: normalizePath(root), plugins: [] });
`;
  expect(await add(text)).toMatchObject({ kind: 'edited', text: expect.stringContaining('plugins: [octavo(') });
});

it('is told what the config says before it writes', async () => {
  expect(await add('export default { root: "web" };')).toMatchObject({ text: expect.stringContaining('"../docs"') });
});

it('changes nothing where the plugin is among those that are loaded, whatever made it', async () => {
  expect(await add("import { octavo } from '@octavo/vite';\nconst docs = octavo();\nexport default { plugins: [docs] };")).toEqual({
    kind: 'unchanged',
  });
});

describe('merges with a config that is made elsewhere', () => {
  const base = (text: string): void => writeFileSync(path.join(folder, 'base.js'), text);

  it.each([
    ['an object', "export default { base: '/x/', plugins: [{ name: 'a' }] };", 'mergeConfig(config as UserConfig, {'],
    [
      'a function',
      "export default ({ mode }) => ({ mode, plugins: [{ name: 'a' }] });",
      'mergeConfig(await (config as UserConfigFn)(env), {',
    ],
    ['a promise', "export default Promise.resolve({ base: '/x/' });", 'mergeConfig(await (config as Promise<UserConfig>), {'],
  ])('%s in another file', async (_, text, expected) => {
    base(text);
    expect(await add("export { default } from './base.js';\n")).toMatchObject({ kind: 'edited', text: expect.stringContaining(expected) });
  });

  it.each([
    ['plugins that are replaced later', 'const config = { plugins: [] };\nconfig.plugins = [{ name: "a" }];\nexport default config;'],
    ['plugins that a spread hides', 'const a = { plugins: [{ name: "a" }] };\nexport default { plugins: [], ...a };'],
    [
      'a config of which another part is made elsewhere',
      'export default ({ command }) => (command === "serve" ? { plugins: [] } : Object.fromEntries([]));',
    ],
    ['a list that cannot be changed', 'export default { get plugins() { return []; } };'],
  ])('%s', async (_, text) => {
    expect(await add(text, { name: 'vite.config.js' })).toMatchObject({ kind: 'edited', text: expect.stringContaining('mergeConfig(') });
  });
});

describe('leaves to its author', () => {
  it.each([
    ['a config with wrong syntax', 'export default { plugins: [ };', /could not be loaded/],
    ['a config that throws', "throw new Error('No key.');\nexport default {};", /No key\./],
    ['a config that ends the process', 'process.exit(3);\nexport default {};', /ended the process \(exit code 3\)/],
    [
      'a config that is made elsewhere',
      "import make from 'somewhere';\nexport default make();",
      /must export or return an object\. \(not installed: somewhere\)/,
    ],
    [
      'a config that has the plugin on a condition',
      "import { octavo } from '@octavo/vite';\nexport default ({ command }) => ({ plugins: [command === 'serve' && octavo()] });",
      /already imports the plugin/,
    ],
  ])('%s', async (_, text, reason) => {
    expect(await add(text, { name: 'vite.config.js' })).toEqual({ kind: 'by-hand', reason: expect.stringMatching(reason) });
  });

  it('a config that takes longer than it may', async () => {
    const result = await add('await new Promise(() => setInterval(() => {}, 1000));\nexport default {};', {
      name: 'vite.config.mjs',
      timeout: 1000,
    });
    expect(result).toEqual({ kind: 'by-hand', reason: 'It could not be loaded: It was not loaded within 1 seconds.' });
  });

  it('a config that could not be loaded to its end with the plugin, instead of trying another way', async () => {
    const text = `const config = { plugins: [] };
if (config.plugins.length > 0) process.kill(process.pid, 'SIGKILL');
export default config;`;
    expect(await add(text, { name: 'vite.config.mjs' })).toEqual({
      kind: 'by-hand',
      reason: 'With the plugin added, it could not be loaded: It was not loaded within 60 seconds. (not installed: @octavo/vite)',
    });
  });
});
