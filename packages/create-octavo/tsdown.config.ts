import type { UserConfig } from 'tsdown';

const config: UserConfig = {
  // The second runs in a process of its own.
  entry: { index: 'src/index.ts', 'load-config': 'src/vite-config/load-config.ts' },
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  // What is bundled from the plugin names types of schemas, which are inferred.
  dts: { tsgo: true },
  // Without it, the compiler would go through all packages and their tests.
  tsconfig: '../../tsconfig.types.json',
};

export default config;
