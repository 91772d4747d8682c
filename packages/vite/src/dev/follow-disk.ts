import type { ViteDevServer } from 'vite';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import type { DelayedModules } from './delayed-watch.ts';
import { disk } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';

/** Milliseconds without a change, after which the content root is compared with the disk; also between two looks at what cannot be read. */
const CALM = 700;

/** Milliseconds from the start to the first look: the first page comes before. */
const START = 1500;

/** Milliseconds between two looks while nothing is told; a root so large that a look takes long is looked at a hundredth of the time. */
const PERIOD = 1000;
const SHARE = 100;

/** What of the dev server is told. */
interface FollowingServer extends Pick<ViteDevServer, 'httpServer'> {
  watcher: Pick<ViteDevServer['watcher'], 'emit'>;
}

/** What is made from the disk. */
interface Followed extends Pick<Live, 'events'> {
  store: Pick<Sources['store'], 'findMissed' | 'diagnostics'>;
  content: Pick<Sources['content'], 'diagnostics'>;
  extensions: Pick<Sources['extensions'], 'findMissed'>;
  changes: Pick<Sources['changes'], 'findMissed'>;
  modules: DelayedModules;
}

/**
 * Tells of changes that no watcher tells of: files that came or went while it began to watch their folder, what lies in a folder that it has
 * lost (one that was removed, or moved away and back), what could not be read and now can, and commits. What is found goes the way of every
 * other change.
 */
export function followDisk(
  { httpServer, watcher }: FollowingServer,
  { events, store, content, extensions, changes, modules }: Followed,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasChanged = true;
  /** What was told and not taken in yet, with the states of the files: to tell it again would only be more to take in. */
  let told = new Map<string, string>();
  const compare = (): void => {
    const start = performance.now();
    const missed = [...new Set([store, extensions, changes, modules].flatMap((source) => source.findMissed()))];
    const states = new Map(missed.map((file) => [file, readFileState(file, disk)]));
    const untold = missed.filter((file) => told.get(file) !== states.get(file));
    told = states;
    for (const file of untold) watcher.emit(disk.exists(file) ? 'change' : 'unlink', file);
    if (hasChanged || untold.length > 0) events.emit('problems');
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
  events.once('listening', () => schedule(START));
  events.once('close', () => clearTimeout(timer));
  events.on('change', () => {
    hasChanged = true;
    told.clear();
    schedule(CALM);
  });
}
