import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import { disk } from '../disk/disk.ts';

/** Milliseconds without a change, after which the content root is compared with the disk; also between two looks at what cannot be read. */
const CALM = 700;

/**
 * Tells of changes that no watcher tells of: files that came or went while it began to watch their folder, and what could not be read and
 * now can. What is found goes the way of every other change.
 */
export function followDisk(
  { httpServer, watcher }: ViteDevServer,
  { events, store, content }: Pick<Sources, 'store' | 'content'> & Pick<Live, 'events'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const compare = (): void => {
    for (const file of store.findMissed()) watcher.emit(disk.exists(file) ? 'change' : 'unlink', file);
    events.emit('problems');
    const found = [...store.diagnostics(), ...content.diagnostics()];
    if (found.some(({ code }) => code === 'site/unreadable')) schedule();
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(compare, CALM).unref();
  };
  httpServer?.once('listening', schedule);
  httpServer?.once('close', () => clearTimeout(timer));
  events.on('change', schedule);
}
