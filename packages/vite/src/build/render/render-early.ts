import type { ViteBuilder } from 'vite';
import type { SitePage } from '@octavo/core';
import { createTurns } from '../../create-turns.ts';
import { MANY } from '../../mdx/count-threads.ts';
import { createPageRecord } from '../../virtual/page-modules.ts';
import type { BuildScope } from '../build-scope.ts';
import { bundleTextServer, writeServer } from '../bundle/bundle.ts';
import type { BundledServer } from '../bundle/bundle.ts';
import type { RenderedBody } from '../kept/kept-documents.ts';
import { createPackWriter, readPack } from '../kept/site-pack.ts';
import type { Slice } from '../kept/site-pack.ts';
import { createBodyRenderer } from './create-body-renderer.ts';
import type { RenderBody } from './create-body-renderer.ts';
import { createWaitingEnd } from './end-waiting.ts';
import { loadServer } from './load-server.ts';

/** What pages show that were rendered while others were compiled. */
export interface EarlyBodies {
  /** Undefined for a document that has to be rendered. */
  find(href: string | undefined): RenderedBody | undefined;
}

/** Rendering that goes on beside the compilers of a build. */
export interface EarlyRendering {
  /** What renders; rejects for what is wrong with the theme. */
  textServer: Promise<BundledServer>;
  /** Waits for the texts of all pages. */
  finish(): Promise<EarlyBodies>;
  /** Begins no other page, and waits for those that have begun. */
  stop(): Promise<void>;
}

/** Nothing was rendered. */
export const NO_BODIES: EarlyBodies = { find: () => undefined };

/** Pages at a time: one may wait for something. */
const TURNS = 4;

/**
 * Renders the pages that a build compiles, each as soon as its text is there: compilers leave a part of the processors' time, and after
 * them this thread would be alone. Undefined for few pages: a site with modules among its own has no other use for this bundle.
 */
export function startEarlyRendering(builder: ViteBuilder, context: BuildScope): EarlyRendering | undefined {
  const { createPageText, folder, kept, options, store } = context;
  const pages = Object.values(store.site().pages).filter((page) => page.api === undefined && kept.pages.find(page) === undefined);
  if (pages.length < MANY || options.shards !== undefined) return undefined;
  const textServer = bundleTextServer(builder, context);
  const waiting = createWaitingEnd();
  const bodies = new Map<string, RenderedBody | Slice>();
  // In one file: thousands of them would fill the memory, and to make a file takes longer than to write what it holds.
  const packFile = folder.place('bodies.pack');
  const pack = createPackWriter(folder.place('bodies.draft'));
  let isStopped = false;

  const render = async (page: SitePage, source: string, renderBody: RenderBody): Promise<void> => {
    if (isStopped) return;
    // Its sections are found by their ids: the browser's modules, whose addresses it will name, are not there yet.
    const sections = Object.fromEntries(page.sections.map((id) => [id, '']));
    const record = { ...(await createPageRecord(context, page)), source, sheets: [], sections };
    const body = await renderBody(page.href, page, record);
    if (isStopped) return;
    bodies.set(page.href, body.errors.length === 0 ? pack.add({ read: () => JSON.stringify(body) }) : body);
  };

  const renderAll = async (): Promise<void> => {
    const { default: renderPage } = await loadServer(writeServer(await textServer, context));
    const renderBody = createBodyRenderer(context, { renderPage, waiting });
    const inTurn = createTurns(TURNS);
    const attempt = async (page: SitePage): Promise<void> => {
      const text = await createPageText(page);
      // What fails is told where the page is rendered with the others.
      if (text) await inTurn(() => render(page, text.source, renderBody).catch(() => undefined));
    };
    await Promise.all(pages.map(attempt));
  };

  const rendering = renderAll().finally(waiting.close);
  // Whoever waits for the rendering is told. What cannot be kept is rendered with the others.
  const settled = rendering.catch(() => undefined);
  const written = settled.then(() => pack.finish(packFile)).catch(() => undefined);
  const find = (href: string): RenderedBody | undefined => {
    const body = bodies.get(href);
    if (body === undefined || 'html' in body) return body;
    const [bytes] = readPack(packFile, [body]);
    return bytes && JSON.parse(Buffer.from(bytes).toString());
  };

  return {
    textServer,
    async finish() {
      await rendering;
      await written;
      return { find: (href) => (href === undefined ? undefined : find(href)) };
    },
    async stop() {
      isStopped = true;
      await written;
    },
  };
}
