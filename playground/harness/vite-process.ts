import { readdirSync } from 'node:fs';

import { createBuilder, createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';

import type { SiteApi } from '@octavo/vite/internal';

import { freeMemory } from '../../packages/vite/src/free-memory.ts';
import { loadEntry } from './own-packages.ts';

/** What `vite-process.ts` is asked to do, as its one argument in JSON. */
export interface ViteTask {
  command: 'dev' | 'build';
  root: string;
  /** True runs the plugin alone, as a folder without a `vite.config` would have it. */
  isBare?: boolean;
  outDir?: string;
}

/** What it sends back: the dev server's origin, or nothing once a build has ended. */
export interface ViteReady {
  origin?: string;
}

/** What a dev server that is sent `'inspect'` says of itself. */
export interface ViteState {
  /** Modules that are not what the disk holds: `<environment> <id>`. */
  outdated: string[];
  /** Bytes that its objects take, once garbage is collected. */
  heap: number;
  /** Open files, sockets and watches. */
  handles: number;
  /** The folder of its cache. */
  cache: string;
}

/*
 * Runs in a process of its own: Vitest sets NODE_ENV and VITEST in its workers, with which Vite and React are not what a user has.
 */
const task = JSON.parse(process.argv[2] ?? '{}') as ViteTask;
const { octavo } = await loadEntry('@octavo/vite');
const config: InlineConfig = {
  root: task.root,
  clearScreen: false,
  ...(task.isBare === true ? { configFile: false, css: { postcss: {} }, plugins: [octavo()] } : {}),
};

if (task.command === 'dev') {
  const server = await createServer({ ...config, server: { host: '127.0.0.1', port: 0, strictPort: false } });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') throw new Error('The dev server has no port.');
  process.send?.({ origin: `http://127.0.0.1:${address.port}` } satisfies ViteReady);
  process.on('message', () => void inspect(server).then((state) => process.send?.(state)));
  process.once('disconnect', () => void server.close().finally(() => process.exit()));
} else {
  const builder = await createBuilder({ ...config, ...(task.outDir === undefined ? {} : { build: { outDir: task.outDir } }) }, null);
  await builder.buildApp();
  process.send?.({} satisfies ViteReady);
  process.disconnect();
}

async function inspect(server: ViteDevServer): Promise<ViteState> {
  const { plugins, cacheDir } = server.config;
  const site: Plugin<SiteApi> | undefined = plugins.find(({ name }) => name === 'octavo:site');
  const outdated = (await site?.api?.outdated()) ?? [];
  freeMemory();
  const { heapUsed } = process.memoryUsage();
  return { outdated, heap: heapUsed, handles: readdirSync('/proc/self/fd').length, cache: cacheDir };
}
