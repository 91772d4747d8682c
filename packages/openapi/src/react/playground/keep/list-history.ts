import { inTab, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import { isList, isRecord } from '../../../request/request-value.ts';
import type { RequestValue } from '../../../request/request-value.ts';
import type { HistoryEntry } from './history-store.ts';
import { isWholeValues, keyOfHistory } from './values-store.ts';

/** Lists the last requests of an API, the newest first, without what another script wrote. */
export function listHistory(site: string, find: FindKeeper = inTab): HistoryEntry[] {
  const found = readKeptJson(keyOfHistory(site), find);
  return Array.isArray(found) ? found.flatMap((entry) => (isEntry(entry) ? [entry] : [])) : [];
}

/** Forgets the requests of an API. */
export function clearHistory(site: string, find: FindKeeper = inTab): void {
  keepText(keyOfHistory(site), undefined, find);
}

function isEntry(entry: unknown): entry is HistoryEntry {
  const value = entry as RequestValue;
  if (!isRecord(value)) return false;
  const { key, page, sent, took, values, variables, answer } = value;
  return (
    typeof key === 'string' &&
    // Not to another origin.
    /^\/(?![/\\])/.test(String(page)) &&
    typeof sent === 'number' &&
    typeof took === 'number' &&
    isWholeValues(values) &&
    isRecord(variables) &&
    (answer === undefined || isAnswer(answer))
  );
}

function isAnswer(value: RequestValue): boolean {
  if (!isRecord(value)) return false;
  const { headers, status, waited, took, size, text, kind, url, statusText } = value;
  return (
    [status, waited, took, size].every((one) => typeof one === 'number') &&
    [text, kind, url, statusText].every((one) => typeof one === 'string') &&
    isList(headers) &&
    headers.every((header) => isList(header) && header.every((part) => typeof part === 'string'))
  );
}
