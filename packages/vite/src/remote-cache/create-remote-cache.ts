import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../create-turns.ts';
import { parseActionResult, renderActionResult } from './action-result.ts';
import type { CacheStore } from './cache-store.ts';
import { createCredit } from './create-credit.ts';
import { createFolderStore } from './create-folder-store.ts';
import { createHttpStore, showAddress } from './create-http-store.ts';
import { isAddress } from './find-cache-settings.ts';
import type { CacheSettings } from './find-cache-settings.ts';

/** What machines share of their caches. Whatever it does, a build goes on without it. */
export interface RemoteCache {
  /** Gives `take` the text of an entry, where there is one; it says whether the text is whole. */
  load(entry: RemoteEntry, take: (text: string) => boolean): Promise<void>;
  /** Sends an entry, in its own time; `read` gives its text then. */
  save(entry: RemoteEntry, read: () => string | undefined): void;
  /** Waits for what is being sent. */
  settle(): Promise<void>;
}

/** An entry of a cache of this machine: the cache's name, and the key in it. */
export interface RemoteEntry {
  cache: string;
  key: string;
}

/** The largest entry that is sent or taken, in bytes, and the largest message about one. */
const LARGEST = 64 * 1024 * 1024;
const LARGEST_RESULT = 64 * 1024;

/** Requests at a time. */
const READERS = 16;
const WRITERS = 8;

/**
 * Opens the cache at a place, in the names of Bazel's remote caches: `ac/<SHA-256 of the key>` holds the hash of the content, which is
 * `cas/<SHA-256 of the content>`. `maker` says what makes the entries: of another one, others. `warn` is called at most once.
 */
export function createRemoteCache(
  { place, isReadOnly, token, signatureKey }: CacheSettings,
  { maker, warn }: { maker: unknown; warn: (message: string) => void },
): RemoteCache {
  const store: CacheStore = isAddress(place) ? createHttpStore(place, { token }) : createFolderStore(place);
  const [inTurnToRead, inTurnToWrite] = [createTurns(READERS), createTurns(WRITERS)];
  const sending = new Set<Promise<void>>();
  let hasWarned = false;
  const onFault = (reason: string): void => {
    if (!hasWarned)
      warn(`The cache at ${isAddress(place) ? showAddress(place) : place} failed: ${reason}. The build continues without it.`);
    hasWarned = true;
  };
  const [reads, writes] = [createCredit(onFault), createCredit(onFault)];
  const nameOf = ({ cache, key }: RemoteEntry): string => hash('sha256', JSON.stringify([maker, cache, key]));

  /** Says that a holder of the key found this content for this name. */
  const sign = (name: string, content: string): string | undefined =>
    signatureKey === undefined ? undefined : createHmac('sha256', signatureKey).update(`${name} ${content}`).digest('hex');

  const fetchEntry = async (name: string): Promise<string | undefined> => {
    const message = await store.get(`ac/${name}`, LARGEST_RESULT);
    if (message === undefined) return undefined;
    const result = parseActionResult(message);
    if (result === undefined) throw new Error(DAMAGED);
    const signature = sign(name, result.hash);
    if (signature !== undefined && !isSame(signature, result.signature)) throw new Error('an entry is not signed with this key');
    const content = await store.get(`cas/${result.hash}`, Math.min(result.size, LARGEST));
    if (content !== undefined && hash('sha256', content) !== result.hash) throw new Error(DAMAGED);
    return content && Buffer.from(content).toString();
  };

  const sendEntry = async (name: string, text: string | undefined): Promise<void> => {
    const content = Buffer.from(text ?? '');
    if (content.length === 0 || content.length > LARGEST) return;
    const sum = hash('sha256', content);
    const signature = sign(name, sum);
    // In this order: what is named is there.
    await store.put(`cas/${sum}`, content);
    await store.put(`ac/${name}`, renderActionResult({ hash: sum, size: content.length, ...(signature && { signature }) }));
  };

  return {
    load: (entry, take) =>
      inTurnToRead(async () => {
        await reads.spend(async () => {
          const text = await fetchEntry(nameOf(entry));
          if (text !== undefined && !take(text)) throw new Error(DAMAGED);
        });
      }),
    save(entry, read) {
      if (isReadOnly) return;
      const sent = inTurnToWrite(() => writes.spend(() => sendEntry(nameOf(entry), read()))).then(() => void sending.delete(sent));
      sending.add(sent);
    },
    settle: async () => void (await Promise.all(sending)),
  };
}

const DAMAGED = 'an entry is damaged';

function isSame(one: string, other = ''): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
