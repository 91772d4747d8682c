import { groupByArea, writeTitled } from '../peer-tool.ts';
import type { PeerTool } from '../peer-tool.ts';

const COLLECTION = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight, the documentation theme of Astro, as its starter has it. */
export const STARLIGHT: PeerTool = {
  name: 'Starlight',
  package: '@astrojs/starlight',
  install: ['astro', '@astrojs/starlight', 'sharp'],
  writeSite: (pages) => {
    const sidebar = groupByArea(pages).map(([label, members]) => ({ label, items: members.map(({ path }) => path) }));
    return {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [starlight(${JSON.stringify({ title: 'Harbour', sidebar })})] });
`,
      'src/content.config.ts': COLLECTION,
      ...Object.fromEntries(pages.map((page) => [STARLIGHT.locatePage(page), writeTitled(page)])),
    };
  },
  locatePage: ({ path }) => `src/content/docs/${path}.md`,
  build: ['astro', 'build'],
  dev: (port) => ['astro', 'dev', '--port', String(port)],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
};
