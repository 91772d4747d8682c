import type { Operation } from '../../../model/operation.ts';
import { isList, isRecord } from '../../../request/request-value.ts';
import type { RequestValue, RequestValues } from '../../../request/request-value.ts';
import type { LinkedDraft } from '../keep/redact-values.ts';
import { redactValues } from '../keep/redact-values.ts';
import { fitServer } from '../keep/server-store.ts';
import { isWholeValues } from '../keep/values-store.ts';

/** Characters of a form in a link: mail and chat programs break longer ones. */
export const MOST_SHARED = 8000;

/** Characters of a form that is read: no browser of today cuts such an address. */
const MOST_READ = 64_000;

/** Levels of lists and objects in a link: what reads them goes down level by level. */
const DEEPEST = 30;

/**
 * Writes a form for the address of its page, `try=POST%20%2Froutes&form=eyJ2…`; undefined where it is longer than `most` characters. After
 * `#` no server is told of it.
 */
export function createFormHash(key: string, draft: LinkedDraft, most = MOST_READ): string | undefined {
  const { values, serverUrl, variables, alternative } = draft;
  const text = encodeText(JSON.stringify({ values, serverUrl, variables, alternative }));
  return text.length > most ? undefined : `try=${encodeURIComponent(key)}&form=${text}`;
}

/**
 * Reads the form of a link, which anyone may have written: what the operation has no place for, secrets, servers and media types that the
 * API file does not have, are left out. Undefined where it is none.
 */
export function readFormHash(text: string, operation: Operation): LinkedDraft | undefined {
  const found = text.length > MOST_READ ? undefined : decodeText(text);
  if (!isRecord(found) || !isRecord(found['values']) || !isShallow(found, DEEPEST) || !isWholeValues(found['values'])) return undefined;
  const { serverUrl, variables, alternative } = found;
  const { accept: _, contentType, ...values } = redactValues(found['values'] as RequestValues, operation);
  const isKnown = operation.requestBody?.content.some(({ type }) => type === contentType);
  return {
    values: { ...values, ...(isKnown && { contentType }) },
    ...(fitServer({ serverUrl, variables }, operation.servers) ?? { variables: {} }),
    alternative: typeof alternative === 'number' && operation.security[alternative] !== undefined ? alternative : 0,
  };
}

function isShallow(value: RequestValue, levels: number): boolean {
  const members = isList(value) ? value : isRecord(value) ? Object.values(value) : [];
  return levels > 0 && members.every((member) => isShallow(member, levels - 1));
}

/** Base64 for addresses (RFC 4648, section 5). */
function encodeText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeText(text: string): RequestValue {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as RequestValue;
  } catch {
    return undefined; // cut off, or written by hand
  }
}
