import { withoutTitleHeading } from '@octavo/core/internal';
import { maskCode } from './mask-code.ts';

/** What a heading shows beside its words: pictures, also with a link, and components without content. */
const PART =
  /\[!\[[^\]\n]*\]\([^()\n]*\)\]\([^()\n]*\)|!\[[^\]\n]*\]\([^()\n]*\)|<a\b[^<>]*>\s*(?:<img\b[^<>]*>\s*)+<\/a>|<img\b[^<>]*>|(?<!\\)<(?!Badge\b|Icon\b)[A-Z][\w.]*(?:"[^"]*"|'[^']*'|[^<>"'])*\/>/g;

/** Puts what the heading that is the title shows beside its words below it: a title here is a text. */
export function keepTitleParts(text: string, file: string): string {
  const found = withoutTitleHeading(text, file) === text ? null : /^#[ \t].*$/m.exec(maskCode(text));
  if (found === null) return text;
  const { index, 0: line } = found;
  const heading = text.slice(index, index + line.length);
  const parts = [...line.matchAll(PART)].map((part) => heading.slice(part.index, part.index + part[0].length));
  const words = parts
    .reduce((rest, part) => rest.replace(part, ''), heading)
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trimEnd();
  // A logo alone is called as navigation calls the page.
  if (parts.length === 0 || !/[\p{L}\p{N}]/u.test(words.replace(/\{[^{}]*\}$/, ''))) return text;
  return `${text.slice(0, index)}${words}\n\n${parts.join(' ')}${text.slice(index + line.length)}`;
}
