import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { minify, transformWithOxc } from 'vite';
import type { ResolvedConfig } from 'vite';
import { createTurns } from './create-turns.ts';
import { BROWSER } from './environments.ts';
import type { PageFiles } from './page-files.ts';
import type { Placement } from '../site/placement.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { ContentLoader } from '../content/content-loader.ts';
import { DETACHED_START, detachContent } from '../content/detach-content.ts';
import type { CreatePageText, DetachedText } from '../content/page-text.ts';

/** Texts at a time: a bundler asks for all pages at once. */
const TURNS = 8;

/** Makes the texts of a site's pages. */
export function createPageTexts(setup: {
  placement: Placement;
  isDev: boolean;
  vite: ResolvedConfig;
  store: SiteStore;
  content: ContentLoader;
  pageFiles: PageFiles;
}): CreatePageText {
  const { placement, isDev, vite, store, content, pageFiles } = setup;
  const inTurn = createTurns(TURNS);

  const create = async (page: SitePage, file: string): Promise<DetachedText | undefined> => {
    const { build, define = {} } = vite.environments[BROWSER] ?? vite;
    const detached = detachContent(await content.loadCode(file), ['process.env', ...Object.keys(define)]);
    const code = detached && (await finish(detached.code, `${page.file}.js`, build));
    if (detached === undefined || code === undefined) return undefined;
    return { source: pageFiles.add(page.href, { extension: 'js', text: code }), sheets: detached.sheets };
  };

  return async (page) => {
    const file = path.posix.join(placement.root, page.file);
    const isOurs = !isDev && placement.mode !== 'embedded';
    return isOurs && page.api === undefined && !store.isImported(file) ? inTurn(() => create(page, file)) : undefined;
  };
}

/** What the bundler would do with it. Undefined for what is a module and no function: it waits for something at its top, or needs a helper. */
async function finish(code: string, file: string, { minify: wanted, target }: ResolvedConfig['build']): Promise<string | undefined> {
  const isSmall = wanted !== false;
  try {
    const lowered = await transformWithOxc(code, file, { lang: 'js', sourcemap: false, ...(target !== false && { target }) });
    const small = await minify(file, lowered.code, {
      module: true,
      compress: isSmall,
      mangle: isSmall,
      codegen: { removeWhitespace: isSmall },
    });
    return small.errors.length === 0 && small.code.startsWith(DETACHED_START) ? small.code : undefined;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
