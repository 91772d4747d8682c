import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

/** Names of its own for the files of the build, and a folder of its own for them. */
export default defineConfig({
  plugins: [octavo({ root: 'docs', base: '/docs' })],
  build: {
    outDir: 'public_html',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { entryFileNames: 'scripts/[name].js', chunkFileNames: 'scripts/chunk-[name].js', assetFileNames: 'files/[name][extname]' },
    },
  },
});
