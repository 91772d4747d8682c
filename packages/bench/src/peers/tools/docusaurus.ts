import { groupByArea, writeTitled } from '../peer-tool.ts';
import type { PeerTool } from '../peer-tool.ts';

/** Docusaurus with its classic preset and its faster compilers; a search is not part of it. */
export const DOCUSAURUS: PeerTool = {
  name: 'Docusaurus',
  package: '@docusaurus/core',
  install: ['@docusaurus/core', '@docusaurus/preset-classic', '@docusaurus/faster', 'react', 'react-dom'],
  writeSite: (pages) => ({
    'docusaurus.config.mjs': `export default ${JSON.stringify({
      title: 'Harbour',
      url: 'https://docs.example.com',
      baseUrl: '/',
      // The header leads home, and the corpus has no page there.
      onBrokenLinks: 'ignore',
      future: { v4: true, faster: true },
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false }]],
    })};\n`,
    'sidebars.mjs': `export default ${JSON.stringify({
      docs: groupByArea(pages).map(([label, members]) => ({ type: 'category', label, items: members.map(({ path }) => path) })),
    })};\n`,
    ...Object.fromEntries(pages.map((page) => [DOCUSAURUS.locatePage(page), writeTitled(page)])),
  }),
  locatePage: ({ path }) => `docs/${path}.md`,
  build: ['docusaurus', 'build'],
  dev: (port) => ['docusaurus', 'start', '--port', String(port), '--no-open'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
};
