import type { Json } from '@octavo/core';
import { toObject } from './json-value.ts';

/** The most responses of an operation, media types and headers of a response, and the like, that a page shows. */
export const MOST_ENTRIES = 100;

/** What the page of one operation has room for: entries of lists and maps within each other multiply. */
export interface EntryRoom {
  left: number;
  /** Whether entries were left out because of others. */
  isFull: boolean;
}

/** Makes the room of one page: several times what operations of real APIs have. */
export function createEntryRoom(): EntryRoom {
  return { left: 2000, isFull: false };
}

/** The first entries of a list that are shown one below the other: no reader gets to the end of hundreds. */
export function takeEntries<Entry>(list: readonly Entry[], room: EntryRoom, most: number = MOST_ENTRIES): Entry[] {
  const wanted = Math.min(list.length, most);
  room.isFull ||= wanted > room.left;
  const taken = list.slice(0, Math.min(wanted, room.left));
  room.left -= taken.length;
  return taken;
}

/** The names of a map of OpenAPI whose entries are shown one below the other. */
export function listEntryNames(map: Json | undefined, room: EntryRoom): string[] {
  return takeEntries(Object.keys(toObject(map)), room);
}
