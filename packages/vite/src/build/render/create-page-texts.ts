import path from 'node:path';
import type { SitePage } from '@octavo/core';
import { minifySync, transformWithOxc } from 'vite';
import type { ResolvedConfig } from 'vite';
import { createTurns } from '../../create-turns.ts';
import { BROWSER } from '../bundle/environments.ts';
import type { KeptSite } from '../kept/kept-site.ts';
import type { PageFiles } from '../files/page-files.ts';
import type { Placement } from '../../site/placement.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { ContentLoader } from '../../content/loader/content-loader.ts';
import { DETACHED_START, detachContent } from '../../content/compile/detach-content.ts';
import { MATH_STYLES } from '../../mdx/math/math-styles-id.ts';
import type { CreatePageText, DetachedText } from '../../content/pages/page-text.ts';

/** The sheets that texts beside the bundles may need. */
const SHEETS: ReadonlySet<string> = new Set([MATH_STYLES]);

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
  kept: Pick<KeptSite, 'pages'>;
}): CreatePageText {
  const { placement, isDev, vite, store, content, pageFiles, kept } = setup;
  const inTurn = createTurns(TURNS);

  const create = async (page: SitePage, file: string): Promise<DetachedText | undefined> => {
    const { build, define = {} } = vite.environments[BROWSER] ?? vite;
    const detached = detachContent(await content.loadCode(file), ['process.env', ...Object.keys(define)]);
    const { minify: wanted, target } = build;
    const code = detached && (await finish(detached.code, `${page.file}.js`, { isSmall: wanted !== false, target }));
    if (detached === undefined || code === undefined || !detached.sheets.every((sheet) => SHEETS.has(sheet))) return undefined;
    return { source: pageFiles.add(page.href, { extension: 'js', text: code }), sheets: detached.sheets };
  };

  /** What an earlier build made of the same text. */
  const take = (page: SitePage): DetachedText | undefined => {
    const text = kept.pages.find(page)?.text;
    const file = text && kept.pages.file(text.fileName);
    return text && file && { source: pageFiles.take(page.href, { fileName: text.fileName, kept: file }), sheets: text.sheets };
  };

  // A build's site stands still, and several of its parts ask for a text.
  const texts = new Map<string, Promise<DetachedText | undefined>>();
  return async (page) => {
    const file = path.posix.join(placement.root, page.file);
    const isOurs = !isDev && placement.mode !== 'embedded';
    if (!isOurs || page.api !== undefined || store.isImported(file)) return undefined;
    const known = take(page);
    if (known !== undefined) return known;
    const text =
      texts.get(page.href) ??
      inTurn(() => store.failures.attempt(page, 'page', { make: () => create(page, file), otherwise: () => undefined }));
    texts.set(page.href, text);
    return text;
  };
}

/** What decides how a text is written. */
interface ScriptSettings extends Pick<ResolvedConfig['build'], 'target'> {
  isSmall: boolean;
}

/** What the bundler would do with it. Undefined for what is a module and no function: it waits for something at its top, or needs a helper. */
async function finish(code: string, file: string, { isSmall, target }: ScriptSettings): Promise<string | undefined> {
  try {
    const lowered = await transformWithOxc(code, file, { lang: 'js', sourcemap: false, ...(target !== false && { target }) });
    // In a thread of its own, which is what the other one takes, it costs four times as much.
    const small = minifySync(file, lowered.code, {
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
