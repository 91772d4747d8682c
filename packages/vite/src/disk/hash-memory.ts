import { hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { describeState } from './file-state.ts';
import { createJsonCache } from './json-cache.ts';

/** The hashes of files, read once for each state of a file, in this run and in those after it. */
export interface HashMemory {
  /** The hash of a file (an absolute path) whose `stats` were taken just now: what `read` gives, unless it is known. */
  find(file: string, stats: Stats, read: () => string | undefined): string | undefined;
  /** Keeps what was asked for in this run. */
  keep(): void;
}

/** Milliseconds after which a file that is written has another time, on every disk: FAT counts every other second. */
const TICK = 2000;

/** Opens the memory that lies in a folder of caches, when it is first asked for something. */
export function createHashMemory(cacheDir: string): HashMemory {
  const lists = createJsonCache({ directory: join(cacheDir, 'octavo-hashes'), isValid: isList });
  const after = new Map<string, KnownHash>();
  let before: ReadonlyMap<string, KnownHash> | undefined;
  return {
    find(file, stats, read) {
      before ??= new Map((lists.get(LIST) ?? []).map(([name, ...known]) => [name, known]));
      const state = describeState(stats);
      const known = [after.get(file), before.get(file)].find((one) => one?.[0] === state);
      const found = known?.[1] ?? read();
      // What has been written just now may be written once more without another time.
      const isAtRest = Math.max(stats.mtimeMs, stats.ctimeMs) < Date.now() - TICK;
      if (found !== undefined && (known !== undefined || isAtRest)) after.set(file, [state, found]);
      return found;
    },
    keep() {
      const isSame = before?.size === after.size && [...after].every(([file, [state]]) => before?.get(file)?.[0] === state);
      if (!isSame)
        lists.set(
          LIST,
          [...after].map(([file, known]) => [file, ...known]),
        );
    },
  };
}

/** The state of a file, and the hash that it had in it. */
type KnownHash = [state: string, hash: string];

const LIST = hash('sha256', 'octavo-hashes');

function isList(value: unknown): value is [file: string, ...known: KnownHash][] {
  return Array.isArray(value);
}
