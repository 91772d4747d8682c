import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Outputs } from '../output/outputs.ts';

/** Milliseconds in which more edits may come before the index is made again. */
const PAUSE = 60;

/** Makes the index again after an edit, once somebody has searched: it is there before the reader has typed. */
export function followSearch(server: ViteDevServer, { events, search }: Pick<Outputs, 'search'> & Pick<Live, 'events'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  events.on('change', () => {
    if (!search.isUsed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      search.files().catch((error: unknown) => server.config.logger.error(`The search index could not be created: ${String(error)}`));
    }, PAUSE).unref();
  });
}
