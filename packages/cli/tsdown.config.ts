import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'tsdown';
import { writeLicenses } from '../../scripts/write-licenses.ts';

const config: UserConfig = {
  entry: ['src/index.ts'],
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: { oxc: true },
  // It brings Ajv for what our server asks no client: half of its size.
  alias: { '@modelcontextprotocol/server/_shims': fileURLToPath(new URL('src/mcp/shims.ts', import.meta.url)) },
  // One command of many needs each of them: no install brings their other halves.
  deps: { onlyBundle: ['@modelcontextprotocol/core', '@modelcontextprotocol/server', 'diff', 'zod'] },
  // Names of functions and classes stay: a stack says what failed.
  minify: { mangle: { toplevel: false, keepNames: true } },
  hooks: { 'build:done': ({ chunks }) => writeLicenses(chunks, 'dist/licenses.txt') },
};

export default config;
