import { groupByArea, writeTitled } from '../peer-tool.ts';
import type { PeerTool } from '../peer-tool.ts';

/** Octavo as it is published: the packages of this repository, packed. */
export const OCTAVO: PeerTool = {
  name: 'Octavo',
  package: 'octavo',
  install: [],
  writeSite: (pages) => ({
    'docs/docs.json': JSON.stringify({
      name: 'Harbour',
      navigation: {
        groups: groupByArea(pages).map(([area, members]) => ({ group: area, pages: members.map(({ path }) => path) })),
      },
    }),
    ...Object.fromEntries(pages.map((page) => [OCTAVO.locatePage(page), writeTitled(page)])),
  }),
  locatePage: ({ path }) => `docs/${path}.mdx`,
  build: ['octavo', 'build', 'docs', '--outDir', '../dist'],
  dev: (port) => ['octavo', 'dev', 'docs', '--port', String(port)],
  output: 'dist',
  caches: ['.cache', 'docs/node_modules'],
};
