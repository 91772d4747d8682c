import { isRunnableDevEnvironment } from 'vite';
import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '@octavo/core';
import { paths } from '../disk/paths.ts';
import type { RenderPage, RenderedPage } from '../../client/document/render-page.tsx';
import { SERVER } from '../build/bundle/environments.ts';
import { renderProblem } from '../build/reports/render-problem.ts';
import { createLateErrorWatch } from '../build/reports/watch-late-errors.ts';
import type { LateError } from '../build/reports/watch-late-errors.ts';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import { createRenderingWatch } from '../delivery/watch-rendering.ts';
import type { SiteProject } from '../site/project.ts';
import { clientFile } from '../package-path.ts';

/** Milliseconds without an edit or a request for a page, after which the dev server has nothing else to do. */
const IDLE = 1500;

/** Milliseconds between two pages, in which a request is answered. */
const BREATH = 50;

/**
 * Renders on the server, when the dev server has nothing else to do, each page that the browser was given, and again when it was given
 * content that the page imports: what would fail in the build is a diagnostic now. One page at a time: an edit never waits for a queue.
 */
export function renderAhead(
  server: ViteDevServer,
  context: Pick<SiteProject, 'root'> & Pick<Sources, 'store' | 'content'> & Pick<Live, 'events'>,
): void {
  const environment = server.environments[SERVER];
  if (environment === undefined || !isRunnableDevEnvironment(environment)) return;
  const { store, content, events, root } = context;
  const watchLate = createLateErrorWatch();
  const watchRendering = createRenderingWatch();
  const waiting = new Set<string>();
  const given = new Set<string>();
  let current: AbortController | undefined;
  let edits = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRendering = false;
  let isInterrupted = false;
  let isStale = false;

  const queueImporters = async (imported: string): Promise<void> => {
    for (const file of given) if ((await content.listReach(file)).has(imported)) waiting.add(file);
  };

  const renderOne = async (file: string): Promise<Diagnostic[] | undefined> => {
    const name = paths.relative(root, file);
    const page = Object.values(store.site().pages).find((one) => one.file === name);
    if (page === undefined) await queueImporters(file);
    if (page === undefined || content.isBroken(file)) return undefined;
    given.add(file);
    const module: { default: RenderPage } = await environment.runner.import(clientFile('document/server'));
    const errors: unknown[] = [];
    const describe = (isWhole: boolean): Diagnostic[] => errors.map((error) => renderProblem(page, error, { isWhole }));
    const edition = edits;
    const tell = (error: LateError): void => {
      // What is thrown by what the page was before an edit is none of its problems.
      if (edits !== edition) return;
      errors.push(error);
      content.note(file, describe(false));
      events.emit('problems');
    };
    current = new AbortController();
    const { signal } = current;
    // Why a page needs the browser nobody asks here, but one that is drawn without end is ended.
    const render = (): Promise<RenderedPage> => watchRendering(new Set(), () => module.default(page.href, { signal }));
    const rendered = await watchLate(tell, render);
    errors.unshift(...rendered.errors);
    return describe(rendered.needsBrowser);
  };

  const renderNext = async (): Promise<void> => {
    const [file] = waiting;
    if (file === undefined) return;
    waiting.delete(file);
    [isRendering, isInterrupted, isStale] = [true, false, false];
    const found = await renderOne(file).catch((error: unknown) => toError(error));
    isRendering = false;
    // An edit in between has emptied the runner: what was rendered is made of modules from before and after it.
    if (isStale) waiting.add(file);
    else if (found instanceof Error) server.config.logger.error(`Octavo could not render ${file} in advance: ${found.stack}`);
    else if (found !== undefined) content.note(file, found);
    events.emit('problems');
    schedule(isInterrupted ? IDLE : BREATH);
  };

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (waiting.size > 0 && !isRendering) timer = setTimeout(() => void renderNext(), delay);
  };

  events.on('load', (file) => {
    waiting.add(file);
    isInterrupted = true;
    schedule(IDLE);
  });
  events.on('change', () => {
    environment.runner.clearCache();
    current?.abort(new Error('It was edited.'));
    edits += 1;
    [isInterrupted, isStale] = [true, true];
    schedule(IDLE);
  });
  events.once('close', () => {
    clearTimeout(timer);
    for (const files of [waiting, given]) files.clear();
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
