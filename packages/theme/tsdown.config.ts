import { writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import type { UserConfig } from 'tsdown';

const config: UserConfig = {
  // A module of the output per module of the source, so that a site takes only the components it uses.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/*-cases.tsx', '!src/**/*.d.ts'],
  unbundle: true,
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: { oxc: true },
  deps: { neverBundle: [/^react(-dom)?(\/|$)/, /^@octavo\//] },
  hooks: {
    // A style sheet of the source imports those of its parts; a published one is whole.
    'build:done': () => writeFileSync('dist/styles.css', bundle({ filename: 'src/styles.css' }).code),
  },
};

export default config;
