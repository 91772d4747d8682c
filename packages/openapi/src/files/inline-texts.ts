import type { Json, JsonObject } from '@octavo/core';
import { findOwn, isObject } from '../value/json-value.ts';

/** A reference to a file that is neither JSON nor YAML, in a document. */
const TEXT_REFERENCE = /\$ref["']?\s*:\s*["']?[^"'#\s,]+\.(?!(?:json|ya?ml)\b)\w+(?:["'\s,}]|$)/i;

/** A file of text by its name: Markdown, or the code of a sample. */
const TEXT_FILE = /^[^#]+\.(?!(?:json|ya?ml)$)\w+$/i;

/** Whether a document may take texts from files of their own. */
export function mayReferToText(text: string): boolean {
  return TEXT_REFERENCE.test(text);
}

/**
 * Puts the texts of files in the place of what refers to them, which OpenAPI does not know and other tools read:
 * `description: { $ref: intro.md }`, and `source` of a code sample. One that `read` does not find stays as it is written.
 */
export function inlineTexts(document: Json, read: (ref: string) => string | undefined): Json {
  // What aliases share stays shared.
  const known = new Map<object, Json>();
  const inline = (value: Json, key: string): Json => {
    if (typeof value !== 'object' || value === null) return value;
    const seen = known.get(value);
    if (seen !== undefined) return seen;
    const copy = Array.isArray(value) ? value.map((one) => inline(one, '')) : inlineObject(value, key);
    known.set(value, copy);
    return copy;
  };
  const inlineObject = (object: JsonObject, key: string): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        const mayBeText = key !== 'properties' && (name === 'description' || name === 'source');
        const ref = mayBeText && isObject(value) ? findOwn(value, '$ref') : undefined;
        const text = typeof ref === 'string' && TEXT_FILE.test(ref) ? read(ref) : undefined;
        return [name, text ?? inline(value, name)];
      }),
    );
  return inline(document, '');
}
