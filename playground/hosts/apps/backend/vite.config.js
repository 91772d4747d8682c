import { defineConfig } from 'vite';

// What a guide of Rails, Django or Go says: the backend has the pages, Vite the assets.
export default defineConfig({
  base: '/static/',
  publicDir: false,
  plugins: [],
  build: { manifest: true, outDir: 'public/static', emptyOutDir: true, rollupOptions: { input: 'assets/main.js' } },
});
