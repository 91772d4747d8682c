import { readFileSync, writeFileSync } from 'node:fs';
import type { UserConfig } from 'tsdown';
import { bundleSheet } from '../../scripts/bundle-sheet.ts';
import { minifyBundled } from '../../scripts/minify-bundled.ts';
import { withoutIndent } from '../../scripts/without-indent.ts';
import { writeLicenses } from '../../scripts/write-licenses.ts';

/**
 * What is bundled: of the validator's packages most is not used here, and no Node before 22 installs them; of the reader of
 * regular expressions all but its types is. Another package in the bundle fails the build.
 */
const BUNDLED = [
  /^@scalar\//,
  /^@seriousme\//,
  /^ajv/,
  'fast-deep-equal',
  'fast-uri',
  'js-yaml',
  'json-schema-traverse',
  'jsonpath-rfc9535',
  'ret',
];

const config: UserConfig = {
  entry: {
    index: 'src/entries/index.ts',
    internal: 'src/entries/internal.ts',
    load: 'src/entries/load.ts',
    page: 'src/entries/page.ts',
    react: 'src/entries/react.ts',
    validate: 'src/entries/validate.ts',
  },
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  // Nobody caches files of a package by their names, and a name alone packs better.
  hash: false,
  dts: { oxc: true },
  // They are in the types, where editors read them.
  outputOptions: { comments: { jsdoc: false } },
  deps: { neverBundle: [/^node:/, /^react(-dom)?(\/|$)/, /^@octavo\//], onlyBundle: BUNDLED },
  // Ajv has neither `exports` nor a module: what is not found would be left to the user's `node_modules`.
  inputOptions: {
    resolve: { mainFields: ['module', 'main'] },
    // No line says which file of the source stands below.
    experimental: { attachDebugInfo: 'none' },
  },
  plugins: [minifyBundled(), withoutIndent()],
  failOnWarn: true,
  hooks: {
    'build:done': ({ chunks }) => {
      writeStyles();
      writeLicenses(chunks, 'dist/bundled-licenses.txt');
    },
  },
};

/** A style sheet of the source imports those of its parts; a published one is whole, but for others that are published: each rule is packed once. */
function writeStyles(): void {
  for (const name of SHEETS) {
    const text = readFileSync(`src/${name}.css`, 'utf8');
    const whole = /@import '(?:\.\/[\w-]+|@.+)\.css'/.test(text) ? bundleParts(text) : bundleSheet(`src/${name}.css`);
    writeFileSync(`dist/${name}.css`, whole);
  }
  // What TypeScript takes an import of a sheet for.
  writeFileSync('dist/style-sheet.d.ts', 'export {};\n');
}

const SHEETS = ['page', 'operation', 'playground', 'playground-more', 'workflow', 'graphql', 'styles'];

/** They stand behind all imports of published sheets, which come first in a sheet. */
function bundleParts(text: string): string {
  return text.replaceAll(
    /@import '\.\/(\w+\/[^']+)' layer\(([\w.]+)\);/g,
    (_, part: string, layer: string) => `@layer ${layer} {\n${bundleSheet(`src/${part}`)}}`,
  );
}

export default config;
