import { describe, expect, it } from 'vitest';
import type { Addition } from './edit-config.ts';
import { wrapConfig } from './wrap-config.ts';

const ADDITION: Addition = {
  keys: ['plugins'],
  entry: (_, name) => `${name}()`,
  imported: { name: 'octavo', from: '@octavo/vite' },
};

function wrap(text: string, options: { file?: string; kind?: 'object' | 'function' | 'promise' } = {}) {
  const { file = 'vite.config.js', kind = 'object' } = options;
  return wrapConfig({ file, text }, { addition: ADDITION, kind });
}

const MODULE = "import { octavo } from '@octavo/vite';\nimport { mergeConfig } from 'vite';\n";

describe('gives what is exported a name, and exports it merged', () => {
  it.each([
    [
      'from another file',
      "export { default } from './base';\n",
      `${MODULE}\nimport config from './base';\n\nexport default mergeConfig(config, { plugins: [octavo()] });\n`,
    ],
    [
      'from another file, under another name',
      "export { web as default } from './base';\n",
      `${MODULE}\nimport { web as config } from './base';\n\nexport default mergeConfig(config, { plugins: [octavo()] });\n`,
    ],
    [
      'by its own name',
      "import base from './base';\n\nexport default base; // shared\n",
      `import base from './base';\n${MODULE}\nexport default mergeConfig(base, { plugins: [octavo()] }); // shared\n`,
    ],
    [
      'in a list of exports',
      "import base from './base';\nexport { base as default };\n",
      `import base from './base';\n${MODULE}export default mergeConfig(base, { plugins: [octavo()] });\n`,
    ],
    [
      'by a call',
      "import { make } from './base';\n\n/** Ours. */\nexport default /* made */ (make());\n",
      `import { make } from './base';\n${MODULE}\n/** Ours. */\nconst config = /* made */ (make());\n\nexport default mergeConfig(config, { plugins: [octavo()] });\n`,
    ],
    [
      'beside a variable of that name',
      'const config = 1;\nexport default make(config);\n',
      `${MODULE}\nconst config = 1;\nconst viteConfig = make(config);\n\nexport default mergeConfig(viteConfig, { plugins: [octavo()] });\n`,
    ],
    [
      'where Vite is imported already, and the name of the plugin taken',
      "import { mergeConfig as merge } from 'vitest/config';\nimport octavo from './mine';\nexport default merge(octavo, octavo)\n",
      "import { mergeConfig as merge } from 'vitest/config';\nimport octavo from './mine';\nimport { octavo as octavoPlugin } from '@octavo/vite';\nconst config = merge(octavo, octavo)\n\nexport default merge(config, { plugins: [octavoPlugin()] });\n",
    ],
  ])('%s', (_, text, expected) => {
    expect(wrap(text)).toBe(expected);
  });

  it('in a file of CommonJS', () => {
    expect(wrap("module.exports = require('./base')(__dirname);\n", { file: 'vite.config.cjs' })).toBe(
      "const { octavo } = require('@octavo/vite');\nconst { mergeConfig } = require('vite');\n\nconst config = require('./base')(__dirname);\n\nmodule.exports = mergeConfig(config, { plugins: [octavo()] });\n",
    );
  });
});

describe('calls what is a function, and waits for what is a promise', () => {
  it('of a function', () => {
    expect(wrap('export default async function own() { return await make(); }\n', { kind: 'function' })).toBe(
      "import { octavo } from '@octavo/vite'\nimport { defineConfig, mergeConfig } from 'vite'\n\nasync function own() { return await make(); }\n\nexport default defineConfig(async (env) => mergeConfig(await own(env), { plugins: [octavo()] }))\n",
    );
  });

  it('of a promise', () => {
    expect(wrap('export default make();\n', { kind: 'promise' })).toContain(
      'defineConfig(async () => mergeConfig(await config, { plugins: [octavo()] }))',
    );
  });
});

describe('says what loading has shown where TypeScript cannot know it', () => {
  it.each([
    ['object', 'export default mergeConfig(config as UserConfig, { plugins: [octavo()] });', 'mergeConfig, type UserConfig'],
    [
      'function',
      'export default defineConfig(async (env) => mergeConfig(await (config as UserConfigFn)(env), { plugins: [octavo()] }));',
      'defineConfig, mergeConfig, type UserConfigFn',
    ],
    [
      'promise',
      'export default defineConfig(async () => mergeConfig(await (config as Promise<UserConfig>), { plugins: [octavo()] }));',
      'defineConfig, mergeConfig, type UserConfig',
    ],
  ] as const)('of an %s', (kind, expected, imported) => {
    expect(wrap("export { default } from './base';\n", { file: 'vite.config.ts', kind })).toBe(
      `import { octavo } from '@octavo/vite';\nimport { ${imported} } from 'vite';\n\nimport config from './base';\n\n${expected}\n`,
    );
  });

  it('by the name that the file has for the type', () => {
    const text = "import type { UserConfig as Config } from 'vite';\nimport base from './base';\nexport default base;\n";
    expect(wrap(text, { file: 'vite.config.mts' })).toContain('export default mergeConfig(base as Config, {');
  });

  it('not in a file that exports by assignment, nor in JavaScript', () => {
    expect(wrap("export = require('./base');\n", { file: 'vite.config.ts' })).toContain('= mergeConfig(config, {');
    expect(wrap("export { default } from './base';\n")).toContain('mergeConfig(config, {');
  });
});

describe('leaves alone', () => {
  it.each([
    ['a file that exports nothing', 'const a = 1;\n'],
    ['wrong syntax', 'export default {;\n'],
    ['a list of exports that has more', "export { default, other } from './base';\n"],
  ])('%s', (_, text) => expect(wrap(text)).toBeUndefined());
});
