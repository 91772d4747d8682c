import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

/** A backend writes the documents and reads the manifest. */
export default defineConfig({
  base: '/static/',
  publicDir: false,
  plugins: [octavo({ root: 'docs', base: '/docs' })],
  build: { outDir: 'public/static', manifest: true, rollupOptions: { input: ['src/main.ts', 'src/style.css'] } },
});
