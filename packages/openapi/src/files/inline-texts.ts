import type { Json, JsonObject } from '@octavo/core';
import { findOwn, isObject } from '../value/json-value.ts';

/** Whether a source is Markdown, no description of an API. */
export function isMarkdown(source: string): boolean {
  return /\.(?:md|markdown)$/i.test(source);
}

/** Whether a document may take texts from files of their own. */
export function mayReferToText(text: string): boolean {
  return /\.(?:md|markdown)\b/i.test(text);
}

/**
 * Puts the texts of Markdown files in the place of what refers to them, which OpenAPI does not know and other tools read:
 * `description: { $ref: intro.md }`. One that `read` does not find stays as it is written.
 */
export function inlineTexts(document: Json, read: (ref: string) => string | undefined): Json {
  // What aliases share stays shared.
  const known = new Map<object, Json>();
  const inline = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    const seen = known.get(value);
    if (seen !== undefined) return seen;
    const copy = Array.isArray(value) ? value.map(inline) : inlineObject(value);
    known.set(value, copy);
    return copy;
  };
  const inlineObject = (object: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        const ref = name === 'description' && isObject(value) ? findOwn(value, '$ref') : undefined;
        const text = typeof ref === 'string' && isMarkdown(ref) ? read(ref) : undefined;
        return [name, text ?? inline(value)];
      }),
    );
  return inline(document);
}
