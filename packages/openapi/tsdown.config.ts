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
    'build:done': () => writeFileSync('dist/styles.css', bundle({ filename: 'src/styles.css' }).code),
  },
};

export default config;
