import type { Json, JsonObject } from '@octavo/core';

/** `{ nullable: true, 'x-scope': ['admin', 'owner'] }` -> `nullable`, `admin`, `owner`: what a schema says of itself under some keywords. */
export function listLabels(schema: JsonObject, keywords: readonly string[] = []): string[] {
  const asked = keywords.flatMap((keyword) => (Object.hasOwn(schema, keyword) ? listTexts(schema[keyword], keyword) : []));
  const own = schema['x-mint'];
  const post = typeof own === 'object' && own !== null && !Array.isArray(own) ? own['post'] : undefined;
  return [...new Set([...asked, ...(Array.isArray(post) ? post.filter((one) => typeof one === 'string') : [])])];
}

function listTexts(value: Json | undefined, keyword: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => listTexts(one, keyword));
  if (value === true) return [keyword];
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [String(value)] : [];
}
