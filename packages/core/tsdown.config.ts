import { readFileSync } from 'node:fs';
import type { UserConfig } from 'tsdown';
import { withoutIndent } from '../../scripts/without-indent.ts';
import { deApi } from './src/language/api-texts/de.ts';

/** English texts, in the order in which every language is written out. */
const KEYS = Object.keys(deApi);

const config: UserConfig = {
  entry: ['src/index.ts', 'src/browser.ts', 'src/internal.ts'],
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  // Types of schemas are inferred: the compiler writes them out, where other packages can do without it.
  dts: { tsgo: true },
  // They are in the types, where editors read them.
  outputOptions: { comments: { jsdoc: false } },
  // No line says which file of the source stands below.
  inputOptions: { experimental: { attachDebugInfo: 'none' } },
  plugins: [
    {
      // The English of each text stands in the tarball once, not once for each language: thirty kilobytes.
      name: 'octavo:texts-by-place',
      resolveId: (id) => (id === 'octavo:to-texts' ? id : undefined),
      load: (id) =>
        id === 'octavo:to-texts'
          ? `const KEYS = ${JSON.stringify(KEYS)};
export const toTexts = (texts) => Object.fromEntries(KEYS.map((key, place) => [key, texts[place]]));`
          : undefined,
      async transform(_, id) {
        if (!/\/language\/api-texts\/[\w-]+\.ts$/.test(id)) return undefined;
        const module = (await import(id)) as Record<string, Record<string, string>>;
        const lines = Object.entries(module).map(
          ([name, texts]) => `export const ${name} = /* @__PURE__ */ toTexts(${JSON.stringify(KEYS.map((key) => texts[key]))});`,
        );
        return { code: ["import { toTexts } from 'octavo:to-texts';", ...lines].join('\n'), map: null };
      },
    },
    {
      // In one line: editors read them, people the pages that are written from them. Six kilobytes.
      name: 'octavo:schemas',
      generateBundle() {
        for (const name of ['schema.json', 'frontmatter.schema.json']) {
          const text = readFileSync(new URL(name, import.meta.url), 'utf8');
          this.emitFile({ type: 'asset', fileName: name, source: JSON.stringify(JSON.parse(text)) });
        }
      },
    },
    withoutIndent(),
  ],
};

export default config;
