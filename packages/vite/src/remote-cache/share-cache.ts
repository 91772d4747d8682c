import type { JsonCache } from '../disk/json-cache.ts';
import type { RemoteCache } from './create-remote-cache.ts';

/** A cache of this machine that asks the shared one for what it lacks, and sends it what is made here. */
export interface DeepCache<Value> extends Pick<JsonCache<Value>, 'prune' | 'entries' | 'take'> {
  find(key: string): Promise<Value | undefined>;
  keep(key: string, value: Value): void;
}

/** Makes one; its `name` is the same on all machines. Without a shared cache it is this machine's alone. */
export function shareCache<Value>(
  cache: Omit<JsonCache<Value>, 'remove'>,
  { name, remote }: { name: string; remote: RemoteCache | undefined },
): DeepCache<Value> {
  const { prune, entries, take } = cache;
  return {
    prune,
    entries,
    take,
    async find(key) {
      const kept = cache.get(key);
      if (kept !== undefined || remote === undefined) return kept;
      await remote.load({ cache: name, key }, (text) => take({ key, text }));
      return cache.get(key);
    },
    keep(key, value) {
      cache.set(key, value);
      remote?.save({ cache: name, key }, () => cache.read(key)?.text);
    },
  };
}
