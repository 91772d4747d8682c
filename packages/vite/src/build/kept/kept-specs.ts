import { hash } from 'node:crypto';
import path from 'node:path';
import { parseDocument } from '@octavo/openapi/internal/load';
import type { ParsedDocument, ParseSpec } from '@octavo/openapi/internal/load';
import { createJsonCache } from '../../disk/json-cache.ts';
import { IS_SOURCE } from '../../own-files.ts';
import { API_FOLDER } from '../../package-path.ts';
import { isJson } from './is-json.ts';
import { listNeeded } from './list-installed.ts';
import { stampFolder } from './stamp-folder.ts';

/** Characters from which a text is kept: YAML of so many takes longer to read than all else of a start. */
const LARGE = 200_000;

/** Milliseconds after which it is kept: the first page comes before. */
const LATER = 3000;

/** Makes the reader of APIs that reads a large YAML file once: from JSON it is there eight times as fast at the next start. */
export function createKeptSpecs(cacheDir: string): ParseSpec {
  const cache = createJsonCache({ directory: path.join(cacheDir, 'octavo-specs'), isValid: isParsed });
  let readers: string | undefined;
  const keep = (key: string, parsed: ParsedDocument): void => {
    cache.set(key, parsed);
    cache.prune();
  };
  return (text) => {
    if (text.length < LARGE || /^\s*[{[]/.test(text)) return parseDocument(text);
    readers ??= JSON.stringify(listReaders());
    const key = hash('sha256', `${readers}\n${text}`);
    const kept = cache.get(key);
    if (kept !== undefined) return kept;
    const parsed = parseDocument(text);
    if (isTree(parsed) && isJson(parsed)) setTimeout(keep, LATER, key, parsed).unref();
    return parsed;
  };
}

/** Whether no alias makes one value stand in two places: JSON would write it twice. */
function isTree(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).every((child) => isTree(child, seen));
}

/** What reads it: versions of packages, and times of our own files, which change in place. */
function listReaders(): unknown[] {
  return [process.version, [...listNeeded([API_FOLDER], { isSource: IS_SOURCE })], stampFolder(API_FOLDER)];
}

function isParsed(value: unknown): value is ParsedDocument {
  return typeof value === 'object' && value !== null && ('value' in value || 'problem' in value);
}
