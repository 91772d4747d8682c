import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

/** Nothing set here: the spec passes `--ssr` and `--outDir`. */
export default defineConfig({
  plugins: [octavo({ root: 'docs', base: '/docs' })],
});
