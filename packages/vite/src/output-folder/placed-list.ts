import { hash } from 'node:crypto';
import path from 'node:path';
import type { FileSystem } from '../disk/file-system.ts';
import { listFolders } from './fold-name.ts';

/**
 * What builds of ours wrote into a folder: the hashes that a file of ours may have, by the hash of its path from the folder. A folder that
 * holds some of them has no hashes. Of hashes nobody learns which pages a site has.
 */
export type PlacedList = ReadonlyMap<string, readonly string[]>;

/** The list of what was placed lies beside it, so that an output which comes from a cache or a repository is known as well. */
export const LIST_NAME = '.octavo.json';

/** The absolute path of the list of a site's part of a folder. */
export function findListFile({ outDir, prefix }: { outDir: string; prefix: string }): string {
  return path.join(outDir, prefix, LIST_NAME);
}

/** The list of some files, by their paths from the folder. */
export function createPlacedList(files: Iterable<readonly [name: string, hash: string]>): PlacedList {
  const entries = [...files];
  const folders = entries.flatMap(([name]) => listFolders(name)).map((name): [string, string[]] => [hashName(name), []]);
  return new Map([...folders, ...entries.map(([name, one]): [string, string[]] => [hashName(name), [one]])]);
}

/** Reads the list in a file; undefined for a file that is no list. What a list that is missing named is touched no more. */
export function loadPlacedList(file: string, system: FileSystem): PlacedList | undefined {
  return system.existsSync(file) ? parseList(system.readFileSync(file, 'utf8')) : new Map();
}

/** The text of a list: the same for the same files. */
export function renderPlacedList(list: PlacedList): string {
  return JSON.stringify(Object.fromEntries([...list].toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The list that allows what either of two does: while files are being placed, those of both builds are ours. */
export function joinPlacedLists(one: PlacedList, other: PlacedList): PlacedList {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map([...names].map((name) => [name, [...new Set([...(one.get(name) ?? []), ...(other.get(name) ?? [])])]]));
}

/** A path as lists hold it: of SHA-256 as much as tells the files of a folder apart. Some disks give a name back in another Unicode form. */
export function hashName(name: string): string {
  return hashContent(name.normalize('NFC')).slice(0, 16);
}

/** A content as lists hold it: SHA-256 in base64url. */
export function hashContent(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

function parseList(text: string): PlacedList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
    return entries?.every((entry): entry is [string, string[]] => isTexts(entry[1])) ? new Map(entries) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
