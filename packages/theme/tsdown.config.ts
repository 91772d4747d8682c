import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'postcss';
import type { UserConfig } from 'tsdown';
import { bundleSheet } from '../../scripts/bundle-sheet.ts';
import { unlayerStyleSheet } from './src/unlayered/unlayer-style-sheet.ts';

const shared: UserConfig = {
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  deps: { neverBundle: [/^react(-dom)?(\/|$)/, /^@octavo\//, 'postcss'] },
};

const modules: UserConfig = {
  ...shared,
  // A module of the output per module of the source, so that a site takes only the components it uses.
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/**/*-cases.tsx',
    '!src/**/descriptor.tsx',
    '!src/fixtures/**',
    '!src/**/*.d.ts',
  ],
  unbundle: true,
  dts: false,
  hooks: {
    'build:done': writeStyles,
  },
};

const types: UserConfig = {
  ...shared,
  // Of what the entries name, in a few files: each takes a block of the disk.
  entry: {
    index: 'src/index.ts',
    internal: 'src/internal.ts',
    document: 'src/document.ts',
    behaviors: 'src/behaviors.ts',
    'components/component-names': 'src/components/component-names.ts',
    'unlayered/unlayer-style-sheet': 'src/unlayered/unlayer-style-sheet.ts',
  },
  clean: false,
  dts: { oxc: true, emitDtsOnly: true },
};

/** A style sheet of the source imports those of its parts; a published one is whole. */
function writeStyles(): void {
  for (const name of [
    'page',
    'banner',
    'east-asian',
    'long-words',
    'code-looks',
    'decoration',
    'divisions',
    'feedback',
    'look',
    'rare',
    'page-menu',
    'search-dialog',
    'side-search',
    'sidenav',
    'styles',
  ])
    writeFileSync(`dist/${name}.css`, bundleSheet(`src/${name}.css`));
  const root = parse(readFileSync('dist/styles.css', 'utf8'));
  unlayerStyleSheet(root);
  writeFileSync('dist/styles.unlayered.css', root.toString());
  // A page takes those that it needs one by one.
  for (const [, sheet = ''] of readFileSync('src/rare.css', 'utf8').matchAll(/'\.\/(components\/.+\.css)'/g))
    cpSync(`src/${sheet}`, `dist/${sheet}`);
  // What TypeScript takes an import of a sheet for.
  writeFileSync('dist/style-sheet.d.ts', 'export {};\n');
  cpSync('src/fonts', 'dist/fonts', { recursive: true });
}

export default [modules, types];
