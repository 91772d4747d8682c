import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({
  plugins: [octavo({ repository: { url: 'https://github.com/harbour/docs', branch: 'main', folder: 'site' } })],
});
