import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

/** A site in the current shape: two languages in files of their own, products, versions, tabs with a menu, dropdowns and services. */
export default defineConfig({ plugins: [octavo()] });
