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
    'module.exports = { plugins: [] };',
    'export default defineConfig(({ mode }) => { if (mode) return { plugins: [] }; return {}; });',
    'export default { plugins: list };',
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
