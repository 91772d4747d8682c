import { createCodeFrame } from '../diagnostic/create-code-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import { findField } from '../frontmatter/find-field.ts';
import { isFalse, isTrue } from './frontmatter-value.ts';
import type { Json } from '../json.ts';

/**
 * Whether a page is meant for some readers alone: `public: false`, or without `public: true` its `groups`, or a place in navigation that is
 * not public. Static files are for everyone; such a page is at least kept from search engines and from the site's own search.
 */
export function isRestricted(data: Record<string, Json>, isPublic = true): boolean {
  return isFalse(data, 'public') || (!isTrue(data, 'public') && (!isPublic || hasGroups(data)));
}

/** Warns of a page that is meant for some readers alone: it is built all the same, and nothing protects it. */
export function checkProtection(data: Record<string, Json>, { text, file }: { text: string; file: string }): Diagnostic[] {
  if (!isRestricted(data)) return [];
  const name = isFalse(data, 'public') ? 'public' : 'groups';
  const { line, column } = positionAt(text, findField(text, name));
  return [
    {
      code: 'frontmatter/not-protected',
      severity: 'warning',
      message: `\`${name}\` does not protect the page: static files are public.`,
      hint: 'Set a password at your host, or exclude the page from the site: list it in `.mintignore`.',
      file,
      line,
      column,
      frame: createCodeFrame(text, line, column, name.length),
    },
  ];
}

function hasGroups({ groups }: Record<string, Json>): boolean {
  return Array.isArray(groups) ? groups.length > 0 : typeof groups === 'string' && groups.trim() !== '';
}
