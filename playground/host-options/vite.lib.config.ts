import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

/** A library whose demo page is the app. */
export default defineConfig({
  plugins: [octavo({ root: 'docs', base: '/docs' })],
  build: { lib: { entry: 'src/whisk.ts', formats: ['es', 'cjs'], fileName: 'whisk' } },
});
