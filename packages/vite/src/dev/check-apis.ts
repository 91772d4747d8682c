import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';

/** Milliseconds without an edit, after which the API files are checked. */
const IDLE = 2500;

/** Checks the API files when the dev server has nothing else to do; what is found is told like every other problem. */
export function checkApis({ config }: ViteDevServer, { store, events }: Pick<Sources, 'store'> & Pick<Live, 'events'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    store.apis.check().then(
      (isNew) => isNew && events.emit('problems'),
      (error: unknown) =>
        config.logger.error(`Octavo could not check the API files: ${error instanceof Error ? error.stack : String(error)}`),
    );
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, IDLE).unref();
  };
  events.once('listening', schedule);
  events.once('close', () => clearTimeout(timer));
  events.on('change', schedule);
}
