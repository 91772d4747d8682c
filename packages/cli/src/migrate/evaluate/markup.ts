import { UNREAD } from './unread.ts';

/** What an element shows, as a page of MDX has it. */
export interface Markup {
  readonly markup: string;
}

/** Whether a value is markup, and no text or object of a program. */
export function isMarkup(value: unknown): value is Markup {
  return typeof value === 'object' && value !== null && 'markup' in value;
}

/** What a value shows between tags: lists one after another, nothing for `false` and the like; `UNREAD` where part of it is not known. */
export function asMarkup(value: unknown): Markup | typeof UNREAD {
  if (Array.isArray(value)) {
    const parts = value.map(asMarkup);
    return parts.includes(UNREAD) ? UNREAD : { markup: parts.map((part) => (part === UNREAD ? '' : part.markup)).join('') };
  }
  if (isMarkup(value)) return value;
  if (typeof value === 'string' || typeof value === 'number') return { markup: escapeMarks(String(value)) };
  return value === undefined || value === null || typeof value === 'boolean' ? { markup: '' } : UNREAD;
}

/** HTML that a program has as a text, on one line: on a line of its own a tag begins a block of Markdown. */
export function rawMarkup(value: unknown): Markup | typeof UNREAD {
  if (typeof value !== 'string') return asMarkup(value);
  return { markup: /<pre\b/.test(value) ? value : value.trim().replaceAll(/\s*\n\s*/g, ' ') };
}

/** A text whose signs are signs: `*`, `<` and `{` are none of Markdown or MDX, and the end of a line ends no block. */
function escapeMarks(text: string): string {
  return text.replaceAll(/[&<>{}*_`[\]\\|~\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The text of a title that may be an element: without tags and drawings; undefined where there is none. */
export function readTitleText(value: unknown): string | undefined {
  const written = isMarkup(value) ? value.markup : value;
  if (typeof written !== 'string') return undefined;
  if (written === value) return written;
  const text = written
    // Fonts of icons have them by their names.
    .replaceAll(/<svg\b[\s\S]*?<\/svg>|<(\w+)\b[^>]*\bclass="[^"]*(?:icon|symbol)[^"]*"[^>]*>[^<]*<\/\1>|<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}
