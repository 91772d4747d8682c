import type { UserConfig } from 'tsdown';

const config: UserConfig = {
  entry: ['src/index.ts'],
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: { oxc: true },
};

export default config;
