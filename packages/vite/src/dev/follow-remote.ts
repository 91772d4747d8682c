import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';

/** Fetches API files behind the first answer: the site starts with the copies at hand, and follows when newer ones have arrived. */
export function followRemote({ watcher, config }: ViteDevServer, { store, events }: Pick<Sources, 'store'> & Pick<Live, 'events'>): void {
  events.once('listening', () => {
    store.settle().then(
      (isNew) => {
        const file = store.configFile();
        // As an edit of the config that changes nothing: what differs since is sent to the browser.
        if (isNew && file !== undefined) watcher.emit('change', file);
        // What could not be fetched is told, too.
        else events.emit('problems');
      },
      (error: unknown) =>
        config.logger.error(`Octavo could not fetch the API files: ${error instanceof Error ? error.stack : String(error)}`),
    );
  });
}
