import { hasPublished, subscribe } from './live.ts';

/**
 * Loads something at once, and again whenever a data module is replaced; returns what ends it. Only what was asked for last is taken: an
 * answer that another one has overtaken is of an older site.
 *
 * `isLoaded`: it was loaded beforehand, and is loaded at once only where a data module was replaced since.
 */
export function followLoad<T>(
  load: () => Promise<T>,
  { take, isLoaded = false }: { take: (loaded: T) => void; isLoaded?: boolean },
): () => void {
  let asked = 0;
  const run = (): void => {
    const turn = (asked += 1);
    void load().then((loaded) => turn === asked && take(loaded));
  };
  if (!isLoaded || hasPublished()) run();
  const stop = subscribe(run);
  return () => {
    asked += 1;
    stop();
  };
}
