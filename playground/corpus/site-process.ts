import { createBuilder, createServer, type InlineConfig, type Plugin } from 'vite';

import { walkNavigation, type Site } from '@octavo/core';
import { octavo } from '@octavo/vite';
import { type SiteApi } from '@octavo/vite/internal';

import type { CorpusPage, SiteFacts } from './site-report.ts';

/** What `site-process.ts` is asked to do, as its one argument in JSON. */
export interface SiteTask {
  root: string;
  outDir: string;
  cacheDir: string;
  isDev: boolean;
  isVerbose: boolean;
}

/*
 * Runs in a process of its own: its time and memory are the site's alone. It ends when its parent lets go of it.
 */
const task = JSON.parse(process.argv[2] ?? '{}') as SiteTask;
if (task.isVerbose) process.env['NODE_ENV'] = 'development';
const plugins = await octavo();
const api = plugins.find((plugin): plugin is Plugin<SiteApi> => plugin.name === 'octavo:site')?.api;
if (api === undefined) throw new Error('The plugin has no octavo:site.');
const config: InlineConfig = {
  root: task.root,
  configFile: false,
  cacheDir: task.cacheDir,
  clearScreen: false,
  css: { postcss: {} },
  logLevel: 'error',
  plugins,
  ...(task.isVerbose && { mode: 'development' }),
  build: { outDir: task.outDir, emptyOutDir: true },
};

if (task.isDev) {
  const server = await createServer({ ...config, server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: { port: 0 } } });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') throw new Error('The dev server has no port.');
  tell(`http://127.0.0.1:${address.port}`, api);
  // Asked once more when every page has been visited: pages compile as they are asked for.
  process.on('message', () => tell(`http://127.0.0.1:${address.port}`, api));
  process.once('disconnect', () => void server.close().finally(() => process.exit()));
} else {
  const builder = await createBuilder(config, null);
  await builder.buildApp();
  // The facts of a large site take a while on their way.
  tell('', api, () => process.disconnect());
}

function tell(origin: string, { site, diagnostics }: SiteApi, onSent: () => void = () => {}): void {
  const facts: SiteFacts = {
    origin,
    pages: listPages(site()),
    diagnostics: diagnostics(),
    time: performance.now(),
    memory: process.resourceUsage().maxRSS * 1024,
  };
  process.send?.(facts, undefined, undefined, onSent);
}

/** Pages that only lead elsewhere have no document. */
function listPages({ pages, sections, redirects }: Site): CorpusPage[] {
  const elsewhere = new Set(redirects.map(({ source }) => source));
  const named = new Set<string>();
  for (const { navigation } of sections) for (const { item } of walkNavigation(navigation)) if (item.kind === 'page') named.add(item.href);
  const own = Object.keys(pages).filter((href) => !elsewhere.has(href));
  const all = own.map((href) => ({ href, isInNavigation: named.has(href) }));
  return [...all.filter(({ isInNavigation }) => isInNavigation), ...all.filter(({ isInNavigation }) => !isInNavigation)];
}
