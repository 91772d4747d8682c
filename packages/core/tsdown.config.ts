import { readFileSync } from 'node:fs';
import type { UserConfig } from 'tsdown';
import { withoutIndent } from '../../scripts/without-indent.ts';
import { de } from './src/language/words/de.ts';

/** Texts in groups, each by its name. */
interface Texts {
  readonly [name: string]: string | Texts;
}

/** Where each text of a language stands in the list of its texts, by the names that all languages have. */
type Places = { readonly [name: string]: number | Places };

const PLACES = listPlaces(de, []);

function listPlaces(texts: object, known: string[]): Places {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'object' && text !== null ? listPlaces(text, known) : known.push(name) - 1,
    ]),
  );
}

function listTexts(texts: Texts, places: Places): string[] {
  return Object.entries(places).flatMap(([name, place]) => {
    const text = texts[name];
    return typeof text === 'object' && typeof place === 'object' ? listTexts(text, place) : [String(text)];
  });
}

const config: UserConfig = {
  entry: ['src/index.ts', 'src/browser.ts', 'src/internal.ts'],
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  // Types of schemas are inferred: the compiler writes them out, where other packages can do without it.
  dts: { tsgo: true },
  // Without it, the compiler would go through all packages and their tests.
  tsconfig: '../../tsconfig.types.json',
  // They are in the types, where editors read them.
  outputOptions: { comments: { jsdoc: false } },
  // No line says which file of the source stands below.
  inputOptions: { experimental: { attachDebugInfo: 'none' } },
  plugins: [
    {
      // What a text is called stands in the tarball once, not once for each language: forty kilobytes.
      name: 'octavo:texts-by-place',
      resolveId: (id) => (id === 'octavo:to-texts' ? id : undefined),
      load: (id) =>
        id === 'octavo:to-texts'
          ? `const PLACES = ${JSON.stringify(PLACES)};
export const toTexts = (texts, places = PLACES) =>
  Object.fromEntries(Object.entries(places).map(([name, place]) => [name, typeof place === 'number' ? texts[place] : toTexts(texts, place)]));`
          : undefined,
      async transform(_, id) {
        if (!/\/language\/words\/[\w-]+\.ts$/.test(id)) return undefined;
        const module = (await import(id)) as Record<string, Texts>;
        const lines = Object.entries(module).map(
          ([name, texts]) => `export const ${name} = /* @__PURE__ */ toTexts(${JSON.stringify(listTexts(texts, PLACES))});`,
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
    {
      // What our other packages alone call is in no user's editor: six kilobytes of comments.
      name: 'octavo:internal-types',
      generateBundle(_, files) {
        const types = files['internal.d.ts'];
        if (types?.type === 'chunk') types.code = types.code.replaceAll(/\/\*\*[\s\S]*?\*\/\n?/g, '');
      },
    },
    withoutIndent(),
  ],
};

export default config;
