import { octavo } from '@octavo/vite';
import { defineConfig } from 'vite';

const EXTENSIONS = [
  'remark-abbr',
  'shiki-line-numbers',
  'own-sitemap',
  'own-header',
  'own-search',
  'ask',
  'typed-frontmatter',
  'json-pages',
];

export default defineConfig({
  plugins: [octavo({ extensions: EXTENSIONS.map((name) => `./extensions/${name}/extension.ts`) })],
});
