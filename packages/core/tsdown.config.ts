import type { UserConfig } from 'tsdown';

const config: UserConfig = {
  entry: ['src/index.ts', 'src/browser.ts'],
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: { oxc: true },
};

export default config;
