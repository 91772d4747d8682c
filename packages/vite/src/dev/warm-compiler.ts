import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';

/** Milliseconds after the first page, by which the browser has what it needs. */
const PAUSE = 1000;

/** Has the compiler loaded and quick before the first edit, which waits for it. */
export function warmCompiler(server: ViteDevServer, { content, events }: Pick<Sources, 'content'> & Pick<Live, 'events'>): void {
  const onLoad = (file: string): void => {
    if (!/\.mdx?$/i.test(file)) return;
    events.off('load', onLoad);
    setTimeout(() => {
      content
        .warmUp(file)
        .catch((error: unknown) => server.config.logger.warn(`The compiler could not be tested with ${file}: ${String(error)}`));
    }, PAUSE).unref();
  };
  events.on('load', onLoad);
}
