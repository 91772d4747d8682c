import { writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import type { UserConfig } from 'tsdown';

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
  deps: { neverBundle: [/^node:/, /^react(-dom)?(\/|$)/, /^@octavo\//] },
  hooks: {
    'build:done': writeStyles,
  },
};

/** A style sheet of the source imports those of its parts; a published one is whole. */
function writeStyles(): void {
  for (const name of ['page', 'playground', 'playground-more', 'styles'])
    writeFileSync(`dist/${name}.css`, bundle({ filename: `src/${name}.css` }).code);
}

export default config;
