import { basename, dirname, join } from 'node:path';
import { disk, readOr } from './disk.ts';

/** Keeps values on disk as JSON, by the hexadecimal hash of what they were made from. */
export interface JsonCache<Value> {
  /** Undefined for what is not there, cannot be read or is damaged. */
  get(key: string): Value | undefined;
  /** Where it cannot be written it is made again. */
  set(key: string, value: Value): void;
  /** Removes what this cache object was never asked for. */
  prune(): void;
}

const EXTENSION = '.json';

/** Creates a cache in a folder, which is made when it is needed. */
export function createJsonCache<Value>(setup: { directory: string; isValid: (value: unknown) => value is Value }): JsonCache<Value> {
  const { directory, isValid } = setup;
  const used = new Set<string>();
  const fileOf = (key: string): string => join(directory, key.slice(0, 2), key.slice(2) + EXTENSION);
  return {
    get(key) {
      used.add(key);
      const value = parseJson(readOr(disk.readText(fileOf(key)), ''));
      return isValid(value) ? value : undefined;
    },
    set(key, value) {
      used.add(key);
      disk.keep(fileOf(key), JSON.stringify(value));
    },
    prune() {
      for (const file of listFiles(directory)) if (!used.has(keyOf(file))) disk.discard(file);
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

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
