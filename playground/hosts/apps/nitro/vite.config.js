import { nitro } from 'nitro/vite';
import { defineConfig } from 'vite';

// A server without anything for browsers: no document, no entry, no public file.
export default defineConfig({ plugins: [nitro({ serverDir: './' })] });
