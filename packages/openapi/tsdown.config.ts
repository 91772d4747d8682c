import { writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import type { UserConfig } from 'tsdown';
import { writeLicenses } from './scripts/write-licenses.ts';

/**
 * The validator is bundled, as no Node before 22 installs its packages and most of what they bring is not used here. What it may bring
 * with it stands in this list: another package in the bundle fails the build.
 */
const BUNDLED = [/^@scalar\//, /^ajv/, 'fast-deep-equal', 'fast-uri', 'json-schema-traverse'];

const config: UserConfig = {
  entry: {
    index: 'src/index.ts',
    examples: 'src/examples/index.ts',
    load: 'src/load/index.ts',
    page: 'src/page/index.ts',
    react: 'src/react/index.ts',
    validate: 'src/validate/index.ts',
  },
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: { oxc: true },
  deps: { neverBundle: [/^node:/, /^react(-dom)?(\/|$)/, /^@octavo\//], onlyBundle: BUNDLED },
  // Ajv has neither `exports` nor a module: what is not found would be left to the user's `node_modules`.
  inputOptions: { resolve: { mainFields: ['module', 'main'] } },
  failOnWarn: true,
  hooks: {
    'build:done': ({ chunks }) => {
      writeStyles();
      writeLicenses(chunks, 'dist/bundled-licenses.txt');
    },
  },
};

/** A style sheet of the source imports those of its parts; a published one is whole. */
function writeStyles(): void {
  for (const name of ['page', 'playground', 'playground-more', 'styles'])
    writeFileSync(`dist/${name}.css`, bundle({ filename: `src/${name}.css` }).code);
}

export default config;
