import type { ViteDevServer } from 'vite';
import type { Diagnostic } from '@octavo/core';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import { findOutputConflicts } from '../output/find-output-conflicts.ts';
import type { Outputs } from '../output/outputs.ts';

/** Milliseconds after a change, by which what it makes another has been sent. */
const PAUSE = 100;

/** Looks, after every change, for files of extensions that only one may give; answers with those found last. */
export function followOutputs(
  { config }: ViteDevServer,
  { store, extensions, outputSource, events }: Pick<Sources, 'store' | 'extensions'> & Pick<Outputs, 'outputSource'> & Pick<Live, 'events'>,
): () => readonly Diagnostic[] {
  let found: readonly Diagnostic[] = [];
  const look = async (): Promise<void> => {
    const site = store.site();
    const now = await findOutputConflicts(extensions.outputs(), { site, source: outputSource });
    const isOther = site === store.site() && JSON.stringify(now) !== JSON.stringify(found);
    if (isOther) found = now;
    if (isOther) events.emit('problems');
  };
  const lookNow = (): void => {
    look().catch((error: unknown) => config.logger.error(`Octavo could not check the files of extensions: ${String(error)}`));
  };
  events.once('listening', lookNow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  events.on('change', () => {
    clearTimeout(timer);
    timer = setTimeout(lookNow, PAUSE).unref();
  });
  events.once('close', () => clearTimeout(timer));
  return () => found;
}
