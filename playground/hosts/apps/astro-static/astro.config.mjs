import { defineConfig } from 'astro/config';

export default defineConfig({
  vite: { plugins: [] },
});
