import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [vue(), octavo({ root: 'docs', base: '/docs' })],
});
