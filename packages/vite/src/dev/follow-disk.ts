import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import { disk } from '../disk/disk.ts';

/** Milliseconds without a change, after which the content root is compared with the disk; also between two looks at what cannot be read. */
const CALM = 700;

/** Milliseconds between two looks while nothing is told; a root so large that a look takes long is looked at a hundredth of the time. */
const PERIOD = 1000;
const SHARE = 100;

/**
 * Tells of changes that no watcher tells of: files that came or went while it began to watch their folder, what lies in a folder that it has
 * lost (one that was removed, or moved away and back), what could not be read and now can, and commits. What is found goes the way of every
 * other change.
 */
export function followDisk(
  { httpServer, watcher }: ViteDevServer,
  { events, store, content, extensions, changes }: Pick<Sources, 'store' | 'content' | 'extensions' | 'changes'> & Pick<Live, 'events'>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = true;
  const compare = (): void => {
    const start = performance.now();
    const missed = [...new Set([...store.findMissed(), ...extensions.findMissed(), ...changes.findMissed()])];
    for (const file of missed) watcher.emit(disk.exists(file) ? 'change' : 'unlink', file);
    if (hasChanged || missed.length > 0) events.emit('problems');
    const period = Math.max(PERIOD, (performance.now() - start) * SHARE);
    const isUnreadable = hasChanged && [...store.diagnostics(), ...content.diagnostics()].some(({ code }) => code === 'site/unreadable');
    hasChanged = isUnreadable;
    if (isUnreadable) schedule(CALM);
    // Without a server of its own there is nothing that says when to stop.
    else if (httpServer !== null) schedule(period);
  };
  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(compare, delay).unref();
  };
  events.once('listening', () => schedule(CALM));
  events.once('close', () => clearTimeout(timer));
  events.on('change', () => {
    hasChanged = true;
    schedule(CALM);
  });
}
