import { hash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { disk, readOr } from './disk.ts';

/** Keeps values on disk as JSON, by the hexadecimal hash of what they were made from, each with a checksum. */
export interface JsonCache<Value> {
  /** Undefined for what is not there, cannot be read or is not as it was written, be it by one letter. */
  get(key: string): Value | undefined;
  /** Where it cannot be written it is made again. */
  set(key: string, value: Value): void;
  remove(key: string): void;
  /** Removes what this cache object was never asked for. */
  prune(): void;
  /** An entry as it lies on the disk; undefined for one that is not whole. */
  read(key: string): CacheEntry | undefined;
  /** What this cache object was asked for, or given, as it lies on the disk. */
  entries(): Iterable<CacheEntry>;
  /** Keeps an entry of another machine; false for one that is not as it was written there. */
  take(entry: CacheEntry): boolean;
}

/** An entry with its checksum. */
export interface CacheEntry {
  key: string;
  text: string;
}

/** A cache that machines give each other entries of. */
export type SharedCache = Pick<JsonCache<unknown>, 'entries' | 'take'>;

const EXTENSION = '.json';

/** A key names a file: another machine's may hold anything. */
export const KEY: RegExp = /^[\da-f]{16,64}$/;

/** Creates a cache in a folder, which is made when it is needed. */
export function createJsonCache<Value>(setup: { directory: string; isValid: (value: unknown) => value is Value }): JsonCache<Value> {
  const { directory, isValid } = setup;
  const used = new Set<string>();
  const fileOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2) + EXTENSION);
  const read = (key: string): CacheEntry | undefined => {
    const text = readOr(disk.readText(fileOf(key)), '');
    return unseal(key, text) === undefined ? undefined : { key, text };
  };
  return {
    get(key) {
      used.add(key);
      const json = unseal(key, readOr(disk.readText(fileOf(key)), ''));
      const value: unknown = json === undefined ? undefined : JSON.parse(json);
      return isValid(value) ? value : undefined;
    },
    set(key, value) {
      used.add(key);
      disk.keep(fileOf(key), seal(key, JSON.stringify(value)));
    },
    remove: (key) => void disk.remove(fileOf(key)),
    prune() {
      for (const file of listFiles(directory)) if (!used.has(keyOf(file))) disk.remove(file);
    },
    read,
    *entries() {
      for (const key of used) {
        const entry = read(key);
        if (entry !== undefined) yield entry;
      }
    },
    take({ key, text }) {
      const isWhole = KEY.test(key) && unseal(key, text) !== undefined;
      if (isWhole) disk.keep(fileOf(key), text);
      return isWhole;
    },
  };
}

/** `pages/ab/cd.json` -> `abcd` */
function keyOf(file: string): string {
  return basename(dirname(file)) + basename(file, EXTENSION);
}

function listFiles(folder: string): string[] {
  return readOr(disk.list(folder), []).flatMap((entry) => {
    const file = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(file) : [file];
  });
}

/** The first line is the checksum, of the key as well: an entry that has come to another's place is none. */
export function seal(key: string, json: string): string {
  return `${hash('sha256', `${key}\n${json}`)}\n${json}`;
}

/** The JSON of an entry that is whole. */
export function unseal(key: string, text: string): string | undefined {
  const json = text.slice(text.indexOf('\n') + 1);
  return text === seal(key, json) ? json : undefined;
}
