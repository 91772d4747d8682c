import path from 'node:path';
import { isRunnableDevEnvironment } from 'vite';
import type { ViteDevServer } from 'vite';
import type { RenderedPage } from '../../client/server.tsx';
import { SERVER } from '../build/environments.ts';
import { renderProblem } from '../build/render-problem.ts';
import type { Context } from '../context.ts';
import { clientFile } from '../package-path.ts';

const IDLE = 1500;

/**
 * Renders on the server, when the dev server has nothing else to do, each page that the browser was given: what would fail in the build
 * is a diagnostic now.
 */
export function renderAhead(server: ViteDevServer, context: Context): void {
  const environment = server.environments[SERVER];
  if (environment === undefined || !isRunnableDevEnvironment(environment)) return;
  const { store, content, events, root } = context;
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const renderOne = async (file: string): Promise<void> => {
    const name = path.posix.relative(root, file);
    const page = Object.values(store.site().pages).find((one) => one.file === name);
    if (page === undefined || content.isBroken(file)) return;
    const module: { renderPage(href: string): Promise<RenderedPage> } = await environment.runner.import(clientFile('server'));
    const { errors } = await module.renderPage(page.href);
    content.note(
      file,
      errors.map((error) => renderProblem(page, error)),
    );
  };

  const run = async (): Promise<void> => {
    const files = [...waiting];
    waiting.clear();
    for (const file of files) {
      await renderOne(file).catch((error: unknown) =>
        server.config.logger.error(`Octavo could not render ${file} ahead: ${toError(error).stack}`),
      );
    }
    events.emit('problems');
  };

  events.on('load', (file) => {
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void run(), IDLE);
  });
  events.on('change', () => environment.runner.clearCache());
  server.httpServer?.once('close', () => clearTimeout(timer));
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
