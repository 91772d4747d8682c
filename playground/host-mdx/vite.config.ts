import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [{ enforce: 'pre', ...mdx() }, react(), octavo({ root: 'docs', base: '/docs' })],
});
