import { octavo } from '@octavo/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [octavo({ theme: './theme/theme.tsx' })] });
