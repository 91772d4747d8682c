/** The bare type of a `Content-Type`, lower case: `Text/Plain; charset=utf-8` -> `text/plain`. */
export function mimeOf(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** Whether a type is written as JSON: `application/json`, `text/json`, `application/problem+json`. */
export function isJsonType(type: string): boolean {
  return /^[^/]+\/(?:json|.+\+json)$/.test(mimeOf(type));
}

/** JSON first, else in their order: what a page shows, a sample sends and an answer is asked for. */
export function preferJson(types: readonly string[]): string[] {
  return types.toSorted((one, other) => Number(isJsonType(other)) - Number(isJsonType(one)));
}

/** Whether a type is written as XML. */
export function isXmlType(type: string): boolean {
  return /^[^/]+\/(?:xml|.+\+xml)$/.test(mimeOf(type));
}

/** Whether a type is JSON values in a row, and with what before and after each. */
export function findSequence(type: string): { before: string; after: string } | undefined {
  if (/^[^/]+\/(?:json-seq|.+\+json-seq)$/.test(mimeOf(type))) return { before: '\u001E', after: '\n' };
  return /^[^/]+\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)$/.test(mimeOf(type)) ? { before: '', after: '\n' } : undefined;
}

/** Whether a type is a range, such as `image/*`. */
export function isRange(type: string): boolean {
  return type.includes('*');
}

/** Whether a type is one of a range, or the range itself. */
export function matchesRange(range: string, type: string): boolean {
  const [main, sub] = mimeOf(range).split('/');
  const [otherMain, otherSub] = mimeOf(type).split('/');
  return (main === '*' || main === otherMain) && (sub === '*' || sub === otherSub);
}

/** Whether a bare type is no text: a picture, an archive. */
export function isBinaryType(mime: string): boolean {
  return /^(?:image|audio|video|font)\/(?!svg)|^application\/(?:octet-stream|pdf|zip|gzip|.*\+zip)$/.test(mime);
}
