import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';

/**
 * Has the modules that a page asks for late, an author's search and what answers questions, read as the dev server begins: a package that
 * they import would be found when somebody searches, and its bundling would reload the page under the reader's hands.
 */
export function warmLate(server: ViteDevServer, { extensions, events }: Pick<Sources, 'extensions'> & Pick<Live, 'events'>): void {
  let isWarm = false;
  const warm = async (): Promise<void> => {
    if (isWarm) return;
    isWarm = true;
    await extensions.ready();
    for (const module of [extensions.search(), extensions.ask()])
      if (module !== undefined) await server.environments.client.warmupRequest(module);
  };
  // A host's server may not be ours to listen to.
  for (const event of ['listening', 'load'] as const) events.once(event, () => void warm());
}
