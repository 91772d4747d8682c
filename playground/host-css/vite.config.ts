import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [tailwindcss(), octavo({ root: 'docs', base: '/docs', mode: 'embedded' })],
});
