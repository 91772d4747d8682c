import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [react(), octavo({ root: 'docs', base: '/docs', mode: 'embedded' })],
});
