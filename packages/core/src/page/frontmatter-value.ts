import type { FrontmatterField } from './frontmatter-schema.ts';
import type { Json } from '../json.ts';

/** Returns a field of the frontmatter as text: numbers and booleans too; undefined when it is absent, empty, a list or an object. */
export function findFrontmatterText(data: Record<string, Json>, name: FrontmatterField): string | undefined {
  const value = data[name];
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  return String(value).trim() || undefined;
}

/** Whether a field of the frontmatter is `false`, or the word. */
export function isFalse(data: Record<string, Json>, name: FrontmatterField): boolean {
  return data[name] === false || data[name] === 'false';
}

/** Whether a field of the frontmatter is `true`, or the word. */
export function isTrue(data: Record<string, Json>, name: FrontmatterField): boolean {
  return data[name] === true || data[name] === 'true';
}
