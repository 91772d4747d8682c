import type { IncomingHttpHeaders } from 'node:http';

/** What tells one state of a file from another. */
export interface Validators {
  /** A strong entity tag, with its quotes. */
  etag: string;
  /** As in the header `Last-Modified`. */
  modified: string;
}

/**
 * Whether the conditions of a request let it have the file (RFC 9110, 13.2.2): 412 where the client means another state of it, 304 where it
 * has this one, else undefined.
 */
export function checkConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): 304 | 412 | undefined {
  const time = Date.parse(modified);
  const match = headers['if-match'];
  if (match !== undefined && !listTags(match).some((tag) => tag === '*' || tag === etag)) return 412;
  if (match === undefined && Date.parse(headers['if-unmodified-since'] ?? '') < time) return 412;
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return listTags(noneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ? 304 : undefined;
  return Date.parse(headers['if-modified-since'] ?? '') >= time ? 304 : undefined;
}

/** Whether parts may be sent: `If-Range` names this very state of the file, or is not there (RFC 9110, 13.1.5). */
export function allowsParts({ 'if-range': ifRange }: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === modified;
}

/** `"a", W/"b"` -> each with its quotes */
function listTags(header: string): string[] {
  return header.match(/\*|(?:W\/)?"[^"]*"/g) ?? [];
}
