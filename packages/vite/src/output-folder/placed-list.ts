import { hash } from 'node:crypto';
import path from 'node:path';
import type { FileSystem } from '../disk/file-system.ts';

/** What builds of ours wrote into a folder: the hashes that a file of ours may have, by its path from the folder. */
export type PlacedList = ReadonlyMap<string, readonly string[]>;

/** Reads the list in a file; a list that is missing or garbled names nothing, and what it named is touched no more. */
export function loadPlacedList(file: string, system: FileSystem): PlacedList {
  if (!system.existsSync(file)) return new Map();
  return new Map(parseList(system.readFileSync(file, 'utf8')));
}

/** Writes the list: whole, or not at all. */
export function writePlacedList(file: string, list: PlacedList, system: FileSystem): void {
  const fresh = `${file}.new`;
  system.writeFileSync(fresh, JSON.stringify(Object.fromEntries([...list].toSorted(([a], [b]) => (a < b ? -1 : 1)))));
  system.renameSync(fresh, file);
}

/** The list that allows what either of two does: while files are being placed, those of both builds are ours. */
export function joinPlacedLists(one: PlacedList, other: PlacedList): PlacedList {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map([...names].map((name) => [name, [...new Set([...(one.get(name) ?? []), ...(other.get(name) ?? [])])]]));
}

/** A content as lists hold it: SHA-256 in base64url. */
export function hashContent(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

function parseList(text: string): [string, string[]][] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).filter((entry): entry is [string, string[]] => isInside(entry[0]) && isTexts(entry[1]));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isInside(name: string): boolean {
  return !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');
}
