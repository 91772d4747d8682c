import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [octavo({ root: 'docs', components: { Footer: './src/footer.jsx' } })],
});
