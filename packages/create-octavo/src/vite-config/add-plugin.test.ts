import { describe, expect, it } from 'vitest';
import { addPlugin } from './add-plugin.ts';

const OPTIONS = { root: 'docs', base: '/docs' };
const IMPORT = "import { octavo } from '@octavo/vite';";

/** The edited text without white space, in single quotes. */
function add(text: string): string | undefined {
  return addPlugin(text, OPTIONS)?.replaceAll('"', "'").replaceAll(/\s+/g, '').replaceAll(',}', '}').replaceAll(',]', ']');
}

describe('addPlugin', () => {
  it('leaves the rest of the file as it was written', () => {
    const before = `// Ours.\nimport { defineConfig } from 'vite'\nimport react from '@vitejs/plugin-react'\n\n/* why */\nexport default defineConfig({\n    server: { port: 4000 }, // fixed\n  plugins: [react()],\n})\n`;
    const after = addPlugin(before, OPTIONS) ?? '';
    for (const kept of ['// Ours.', '/* why */', '    server: { port: 4000 }, // fixed', "import react from '@vitejs/plugin-react'\n"]) {
      expect(after).toContain(kept);
    }
    expect(after).toMatch(/plugins: \[react\(\), octavo\(\{/);
  });

  it('writes like the file around it', () => {
    const body = 'export default defineConfig(() => ({ plugins: [a()] }));';
    expect(addPlugin(`import { defineConfig } from 'vite';\n${body}`, OPTIONS)).toContain("octavo({ root: 'docs', base: '/docs' })");
    expect(addPlugin(`import { defineConfig } from "vite";\n${body}`, OPTIONS)).toContain('octavo({ root: "docs", base: "/docs" })');
  });

  it.each([
    ['export default { plugins: [vue()] };', "plugins:[vue(),octavo({root:'docs',base:'/docs'})]"],
    ['export default { base: "/app/" };', "plugins:[octavo({root:'docs',base:'/docs'})]"],
    [
      "import { defineConfig } from 'vite';\nconst config = defineConfig({ plugins: [a()] });\nexport default config;",
      'plugins:[a(),octavo(',
    ],
    ['export default { plugins: [a()] } satisfies UserConfig;', 'plugins:[a(),octavo('],
    [
      "import { defineConfig } from 'vite';\nexport default defineConfig(({ mode }) => ({ plugins: [a(mode)] }));",
      'plugins:[a(mode),octavo(',
    ],
    ["import { defineConfig } from 'vite';\nexport default defineConfig(() => ({ base: '/x' }));", 'plugins:[octavo('],
  ])('edits %s', (before, expected) => {
    const after = add(before);
    expect(after).toContain(expected);
    expect(after).toContain(IMPORT.replaceAll(' ', ''));
  });

  it('changes nothing where the plugin is there already', () => {
    const text = `${IMPORT}\nexport default { plugins: [octavo()] };`;
    expect(addPlugin(text, OPTIONS)).toBe(text);
  });

  it.each([
    [
      'export default defineConfig(async ({ mode }) => { const env = load(mode); return { plugins: [a(env)] }; });',
      'return{plugins:[a(env),octavo(',
    ],
    ['export default defineConfig(function () { return { plugins: [a()] }; });', 'plugins:[a(),octavo('],
    ['const make = () => ({ plugins: [a()] });\nexport default defineConfig(make);', 'plugins:[a(),octavo('],
    ['export default mergeConfig(base, defineConfig({ plugins: [a()] }));', 'plugins:[a(),octavo('],
    ['export default { plugins: list };', 'plugins:[list,octavo('],
    ['const plugins = [a()];\nexport default { plugins };', '{plugins:[plugins,octavo('],
    ['export default { plugins: isTest ? [a()] : b };', 'plugins:[isTest?[a()]:b,octavo('],
    ['export default { plugins: [a(), c && b()].filter(Boolean) };', '[[a(),c&&b()].filter(Boolean),octavo('],
    ['export default { ...shared, base: "/x" };', 'plugins:[shared.plugins,octavo('],
    ['export default { "plugins": [...more] };', '[...more,octavo('],
  ])('edits %s', (before, expected) => {
    expect(add(before)).toContain(expected);
  });

  it('edits what each branch of a function returns', () => {
    const after = add('export default defineConfig(({ mode }) => { if (mode) return { plugins: [] }; else { return {}; } });');
    expect(after?.match(/plugins:\[octavo\(/g)).toHaveLength(2);
  });

  it('requires the plugin in a file of CommonJS', () => {
    const after = addPlugin("const vue = require('vue')\n\nmodule.exports = { plugins: [vue()] }\n", OPTIONS);
    expect(after).toBe(
      "const vue = require('vue')\nconst { octavo } = require('@octavo/vite')\n\nmodule.exports = { plugins: [vue(), octavo({ root: 'docs', base: '/docs' })] }\n",
    );
    expect(addPlugin(after ?? '', OPTIONS)).toBe(after);
  });

  it('puts a plugin on a line of its own where the others have theirs, and leaves comments where they are', () => {
    const lines = ['import a from "a"', 'export default {', '\tplugins: [', '\t\t// first', '\t\ta(), // why', '\t],', '}', ''];
    expect(addPlugin(lines.join('\n'), OPTIONS)).toBe(
      lines
        .toSpliced(5, 0, '\t\toctavo({ root: "docs", base: "/docs" }),')
        .toSpliced(1, 0, 'import { octavo } from "@octavo/vite"')
        .join('\n'),
    );
  });

  it('begins a file without imports above the statement and what is said of it', () => {
    const text =
      '/* eslint-disable */\n\n/** @type {import("vite").UserConfig} */\nexport default {\n  plugins: [\n    // none yet\n  ],\n};\n';
    expect(addPlugin(text, OPTIONS)).toBe(
      '/* eslint-disable */\n\nimport { octavo } from "@octavo/vite";\n\n/** @type {import("vite").UserConfig} */\nexport default {\n  plugins: [\n    // none yet\n    octavo({ root: "docs", base: "/docs" }),\n  ],\n};\n',
    );
  });

  it.each([
    'export default defineConfig(make());',
    'export default (await import("./other.js")).default;',
    'export default { ...make() };',
    'export const config = {};',
    'export default (',
  ])('leaves %s to its author', (text) => {
    expect(addPlugin(text, OPTIONS)).toBeUndefined();
  });

  it('keeps the line breaks of the file', () => {
    const after = addPlugin('export default {\r\n  plugins: [a()],\r\n};\r\n', OPTIONS) ?? '';
    expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(after.endsWith('};\r\n')).toBe(true);
  });
});
