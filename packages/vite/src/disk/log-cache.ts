import path from 'node:path';
import { disk, readOr } from './disk.ts';
import { KEY, seal, unseal } from './json-cache.ts';
import type { CacheEntry, JsonCache } from './json-cache.ts';

/** What a cache of many entries is opened with. */
export interface LogSettings<Value> {
  directory: string;
  isValid: (value: unknown) => value is Value;
  /** The length from which on a file is begun anew, in bytes. Without it only `prune` makes files shorter. */
  limit?: number;
}

/** A cache of many entries. */
export type LogCache<Value> = Omit<JsonCache<Value>, 'remove'>;

/** Where a line stands in its file, in bytes. */
interface Line {
  from: number;
  length: number;
}

const NEWLINE = 10;

/**
 * Creates a cache in a folder, which is made when it is needed: sixteen files, to which all threads and processes add lines at once. A file for
 * each entry would cost a first build as much as the entries themselves.
 */
export function createLogCache<Value>({ directory, isValid, limit = Infinity }: LogSettings<Value>): LogCache<Value> {
  const used = new Set<string>();
  const known = new Map<string, Map<string, Line>>();
  const fileOf = (key: string): string => path.join(directory, `${key.slice(0, 1)}.jsonl`);

  const list = (file: string): Map<string, Line> => {
    const bytes = readOr(disk.readBytes(file), new Uint8Array());
    const isLong = bytes.length > limit;
    if (isLong) disk.remove(file);
    const lines = isLong ? new Map<string, Line>() : listLines(bytes);
    known.set(file, lines);
    return lines;
  };

  const readLine = (file: string, key: string, line: Line | undefined): string | undefined => {
    const bytes = line === undefined ? undefined : readOr(disk.readPart(file, line), undefined);
    return bytes === undefined ? undefined : readText(key, Buffer.from(bytes).toString());
  };

  const find = (key: string): string | undefined => {
    const file = fileOf(key);
    const line = (known.get(file) ?? list(file)).get(key);
    // Where others have written meanwhile, it may stand elsewhere.
    return line && (readLine(file, key, line) ?? readLine(file, key, list(file).get(key)));
  };

  const add = ({ key, text }: CacheEntry): void => {
    const file = fileOf(key);
    const lines = known.get(file) ?? list(file);
    const line = Buffer.from(formatLine(key, text));
    // Nothing is joined to a line that was cut short.
    disk.append(file, Buffer.concat([BREAK, line, BREAK]));
    const end = readOr(disk.stat(file), { size: 0 }).size;
    lines.set(key, { from: end - line.length - 1, length: line.length });
  };

  const pruneFile = (file: string): void => {
    const lines = known.get(file) ?? list(file);
    const kept = [...lines.keys()].filter((key) => used.has(key));
    // What holds none is of another kind.
    if (kept.length === lines.size && lines.size > 0) return;
    const texts = kept.flatMap((key) => {
      const text = find(key);
      return text === undefined ? [] : `\n${formatLine(key, text)}\n`;
    });
    if (texts.length === 0) disk.remove(file);
    else disk.keep(file, texts.join(''));
    known.delete(file);
  };

  const read = (key: string): CacheEntry | undefined => {
    const text = find(key);
    return text === undefined ? undefined : { key, text };
  };

  return {
    get(key) {
      used.add(key);
      const text = find(key);
      const value: unknown = text === undefined ? undefined : JSON.parse(text.slice(text.indexOf('\n') + 1));
      return isValid(value) ? value : undefined;
    },
    set(key, value) {
      used.add(key);
      add({ key, text: seal(key, JSON.stringify(value)) });
    },
    prune() {
      for (const { name } of readOr(disk.list(directory), [])) pruneFile(path.join(directory, name));
    },
    read,
    *entries() {
      for (const key of used) {
        const entry = read(key);
        if (entry !== undefined) yield entry;
      }
    },
    take(entry) {
      const isWhole = KEY.test(entry.key) && unseal(entry.key, entry.text) !== undefined;
      if (isWhole) add(entry);
      return isWhole;
    },
  };
}

const BREAK = Buffer.from('\n');

/** Where the lines of a file stand, by their keys; of a key's lines the last one counts. */
function listLines(bytes: Uint8Array): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from);
    const end = newline === -1 ? bytes.length : newline;
    const [key] = KEY_OF_LINE.exec(Buffer.from(bytes.subarray(from, Math.min(end, from + LONGEST_KEY))).toString('latin1')) ?? [];
    if (key !== undefined) lines.set(key, { from, length: end - from });
    from = end + 1;
  }
  return lines;
}

const LONGEST_KEY = 65;
const KEY_OF_LINE = /^[\da-f]{16,64}(?= )/;

/** `key checksum json`, where an entry has its checksum and its JSON in lines of their own: no JSON has a line break. */
function formatLine(key: string, text: string): string {
  return `${key} ${text.replace('\n', ' ')}`;
}

/** The text of an entry, where it is whole. */
function readText(key: string, line: string): string | undefined {
  const text = line.slice(key.length + 1).replace(' ', '\n');
  return line.startsWith(`${key} `) && unseal(key, text) !== undefined ? text : undefined;
}
