import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({ plugins: [octavo({ base: '/docs' })] });
