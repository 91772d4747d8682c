import { defineConfig } from 'vite';

import { octavo } from '@octavo/vite';

const REGIONS = ['Header', 'TabsBar', 'Sidebar', 'Toc', 'Feedback', 'Pagination', 'Footer', 'NotFound'];
const COMPONENTS = ['Note', 'Tabs', 'Gauge', 'h2'];

/** Every region and some components are the author's own; the project names no React. */
export default defineConfig({
  plugins: [octavo({ components: Object.fromEntries([...REGIONS, ...COMPONENTS].map((name) => [name, `./src/${name}.jsx`])) })],
});
