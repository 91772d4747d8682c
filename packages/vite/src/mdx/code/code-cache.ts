import { hash } from 'node:crypto';
import path from 'node:path';
import { disk, readOr } from '../../disk/disk.ts';
import type { CodeToken } from './code-token.ts';

/** The pieces of each line of a block of code, and the look of text that has no colour of its own. */
export interface ColoredCode {
  foreground: string;
  lines: CodeToken[][];
}

/** Keeps blocks of code on disk, by the hexadecimal hash of what they were made from: a changed page starts no engine for those that it had. */
export interface CodeCache {
  /** Undefined also for what cannot be read, or is not as it was written. */
  find(key: string): ColoredCode | undefined;
  /** Where it cannot be written it is made again. */
  keep(key: string, code: ColoredCode): void;
}

/** A file that is longer is begun anew. In characters. */
const MAX_LENGTH = 1_000_000;

/**
 * Opens a cache in a folder, which is made when it is needed: 256 files, to which the blocks are added by all threads at once. A file for
 * each block would cost a first build as much as the blocks themselves.
 */
export function createCodeCache(directory: string): CodeCache {
  const fileOf = (key: string): string => path.join(directory, `${key.slice(0, 2)}.jsonl`);
  const known = new Map<string, ReadonlySet<string>>();
  const listKeys = (file: string): ReadonlySet<string> => {
    const text = read(file);
    if (text.length > MAX_LENGTH) disk.remove(file);
    const keys = new Set(text.length > MAX_LENGTH ? [] : Array.from(text.matchAll(/^[\da-f]+(?= )/gm), ([key]) => key));
    known.set(file, keys);
    return keys;
  };
  return {
    find(key) {
      const file = fileOf(key);
      const keys = known.get(file) ?? listKeys(file);
      const line = keys.has(key)
        ? read(file)
            .split('\n')
            .findLast((one) => one.startsWith(key))
        : undefined;
      return line === undefined ? undefined : unseal(key, line);
    },
    keep(key, code) {
      // Of a line that was cut short nothing is joined to this one.
      disk.append(fileOf(key), `\n${seal(key, JSON.stringify(code))}`);
    },
  };
}

const read = (file: string): string => readOr(disk.readText(file), '');

/** The key, a checksum of it and of the rest, and the rest. */
function seal(key: string, json: string): string {
  return `${key} ${hash('sha256', `${key} ${json}`)} ${json}`;
}

function unseal(key: string, line: string): ColoredCode | undefined {
  const json = line.slice(line.indexOf(' ', key.length + 1) + 1);
  return line === seal(key, json) ? (JSON.parse(json) as ColoredCode) : undefined;
}
