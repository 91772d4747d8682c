import { inTab, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import type { Operation } from '../../../model/operation.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import { HISTORY_MARK } from './has-history.ts';
import { redactValues } from './redact-values.ts';

/** A request that was sent, without its secrets. */
export interface HistoryEntry {
  /** Milliseconds since 1970. */
  sent: number;
  /** 0 where no answer came. */
  status: number;
  took: number;
  values: RequestValues;
  /** The server's address as written in the API file, and its variables. */
  server?: string;
  variables?: Record<string, string>;
}

/** What history is kept by. */
export interface HistoryPlace {
  site: string;
  operation: Operation;
}

const LENGTH = 10;

/** Lists the last requests of an operation, the newest first. */
export function listHistory(place: HistoryPlace, find: FindKeeper = inTab): HistoryEntry[] {
  const found = readKeptJson(keyOf(place), find);
  return Array.isArray(found) ? found.filter(isEntry) : [];
}

/** Adds a request and returns the history with it; its secrets and files are left out first. */
export function addHistory(place: HistoryPlace, entry: HistoryEntry, find: FindKeeper = inTab): HistoryEntry[] {
  const kept = { ...entry, values: redactValues(entry.values, place.operation) };
  const entries = [kept, ...listHistory(place, find)].slice(0, LENGTH);
  keepText(keyOf(place), JSON.stringify(entries), find);
  keepText(HISTORY_MARK, 'true', find);
  return entries;
}

/** Forgets the requests of an operation. */
export function clearHistory(place: HistoryPlace, find: FindKeeper = inTab): void {
  keepText(keyOf(place), undefined, find);
}

function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null || !('sent' in value) || !('status' in value) || !('values' in value)) return false;
  return typeof value.sent === 'number' && typeof value.status === 'number' && typeof value.values === 'object' && value.values !== null;
}

function keyOf({ site, operation }: HistoryPlace): string {
  return `octavo:history:${JSON.stringify([site, operation.key])}`;
}
