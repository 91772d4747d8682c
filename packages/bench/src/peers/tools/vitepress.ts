import { groupByArea } from '../peer-tool.ts';
import type { PeerTool } from '../peer-tool.ts';

/** VitePress with its default theme and its local search. */
export const VITEPRESS: PeerTool = {
  name: 'VitePress',
  package: 'vitepress',
  install: ['vitepress'],
  writeSite: (pages) => ({
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'Harbour',
      cleanUrls: true,
      themeConfig: {
        search: { provider: 'local' },
        sidebar: groupByArea(pages).map(([text, members]) => ({
          text,
          items: members.map(({ title, path }) => ({ text: title, link: `/${path}` })),
        })),
      },
    })};\n`,
    ...Object.fromEntries(pages.map((page) => [VITEPRESS.locatePage(page), `# ${page.title}\n\n${page.text}`])),
  }),
  locatePage: ({ path }) => `docs/${path}.md`,
  build: ['vitepress', 'build', 'docs'],
  dev: (port) => ['vitepress', 'dev', 'docs', '--port', String(port)],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules/.vite'],
};
