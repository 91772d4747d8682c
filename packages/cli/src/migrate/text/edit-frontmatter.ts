import type { Json, JsonObject } from '@octavo/core';
import { findBodyOffset, readFrontmatter } from '@octavo/core/internal';
import { parseDocument } from 'yaml';

/**
 * Changes fields of a text's frontmatter: `undefined` removes one, another value sets it. What is not named stays as it is written; a text
 * without frontmatter gets one only for a field that is set.
 */
export function editFrontmatter(text: string, change: (data: JsonObject) => Record<string, Json | undefined>): string {
  const { data } = readFrontmatter(text, '');
  const changes = Object.entries(change(data)).filter(([key, value]) => (value === undefined ? key in data : data[key] !== value));
  if (changes.length === 0) return text;
  const body = text.slice(findBodyOffset(text));
  const written = text
    .slice(0, text.length - body.length)
    .replace(/^\uFEFF?\s*---[ \t]*\r?\n/, '')
    .replace(/---[ \t]*\r?\n?$/, '');
  const document = parseDocument(written, { logLevel: 'silent' });
  if (document.errors.length > 0) return text;
  for (const [key, value] of changes) {
    if (value === undefined) document.delete(key);
    else document.set(key, value);
  }
  const fields =
    document.contents === null || Object.keys((document.toJS() as JsonObject | null) ?? {}).length === 0
      ? ''
      : document.toString({ lineWidth: 0 });
  return fields === '' ? body.replace(/^\s*\n/, '') : `---\n${fields}---\n${written === '' ? '\n' : ''}${body}`;
}
