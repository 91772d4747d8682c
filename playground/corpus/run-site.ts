import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser } from 'playwright-core';

import { startStaticServer } from '../harness/static-server.ts';
import { createFailureReport, createSiteReport } from './create-site-report.ts';
import type { CorpusOptions } from './parse-corpus-options.ts';
import type { SiteReport } from './site-report.ts';
import { startSite } from './start-site.ts';
import { visitPages } from './visit-pages.ts';

/** How a site is run. */
export interface RunOptions extends Pick<CorpusOptions, 'limit' | 'tabs' | 'isDev' | 'isVerbose'> {
  browser: Browser;
  onProgress: (text: string) => void;
}

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.vite', '.octavo']);

/** Copies a site to scratch, builds or serves the copy, and visits its pages. */
export async function runSite(folder: string, options: RunOptions): Promise<SiteReport> {
  const scratch = await mkdtemp(path.join(await realpath(tmpdir()), 'octavo-corpus-'));
  const [root, outDir, cacheDir] = ['site', 'dist', 'cache'].map((name) => path.join(scratch, name)) as [string, string, string];
  try {
    await cp(folder, root, { recursive: true, filter: (file) => file === folder || !LEFT_OUT.has(path.basename(file)) });
    options.onProgress(options.isDev ? 'starting' : 'building');
    const { isDev, isVerbose } = options;
    const site = await startSite({ root, outDir, cacheDir, isDev, isVerbose });
    const server = isDev ? undefined : await startStaticServer(outDir);
    const pages = spread(site.facts.pages, options.limit);
    const begin = performance.now();
    const visits = await visitPages(pages, {
      browser: options.browser,
      origin: server?.origin ?? site.facts.origin,
      tabs: options.tabs,
      onProgress: (done, total) => options.onProgress(`${done}/${total}`),
    });
    const visitTime = performance.now() - begin;
    const { diagnostics, memory } = await site.refresh();
    await server?.stop();
    await site.stop();
    return createSiteReport({ folder, facts: { ...site.facts, diagnostics, memory }, visits, visitTime });
  } catch (error) {
    return createFailureReport(folder, error instanceof Error ? error.message : String(error));
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** At most `limit` of a list, evenly apart. */
export function spread<T>(all: readonly T[], limit: number): T[] {
  if (limit === 0 || all.length <= limit) return [...all];
  return Array.from({ length: limit }, (_, index) => all[Math.floor((index * all.length) / limit)]).filter((one) => one !== undefined);
}
