import type { UserConfig } from 'tsdown';

const config: UserConfig = {
  entry: ['src/index.ts'],
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: { oxc: true },
  deps: { neverBundle: [/^node:/, /^react(-dom)?(\/|$)/, /^@octavo\//] },
};

export default config;
