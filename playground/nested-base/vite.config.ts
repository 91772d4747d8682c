import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

export default defineConfig({ plugins: [octavo({ base: '/a/b/docs' })] });
