import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  platform: 'neutral',
  target: 'es2023',
  fixedExtension: false,
  dts: { oxc: true },
  deps: { neverBundle: [/^node:/, /^react(-dom)?(\/|$)/, /^@octavo\//] },
});
