import { withoutMarkdownComments } from './without-markdown-comments.ts';
import { withoutEmphasis } from './without-emphasis.ts';

const CODE = /(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
/** What follows the brackets of a link. Nothing reaches over an opening sign of its own, so that a thousand that nothing closes are each given up at the next. */
const TARGET = String.raw`(?:\((?:<[^<>\n]*>)?(?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])`;
const IMAGE = new RegExp(String.raw`!\[[^[\]]*\]${TARGET}`, 'g');
const LINK = new RegExp(String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]${TARGET}`, 'g');
const AUTOLINK = /<([a-z][a-z0-9+.-]*:[^\s<>]*)>/gi;
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>|<\/?>/gi;
const EXPRESSION = /\{[^{}]*\}/g;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#39);/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00A0',
  '&#39;': "'",
};
/** Marks what must not be read again; a private-use character, which no heading holds. */
const KEPT = /\uE000(\d+)\uE000/g;

/**
 * Returns the text that a heading shows, from its Markdown: `The **new** [guide](/x) for \`npm\`` -> `The new guide for npm`. MDX
 * expressions show nothing.
 */
export function toHeadingText(markdown: string): string {
  if (/^[\p{L}\p{N} ,.:;?'"()/-]*$/u.test(markdown)) return markdown.trim();
  const kept: string[] = [];
  const keep = (text: string): string => `\uE000${kept.push(text) - 1}\uE000`;
  const text = withoutMarkdownComments(markdown)
    .replace(CODE, (_match, _ticks, code: string) => keep(trimCode(code)))
    .replace(ESCAPE, (_match, character: string) => keep(character))
    .replace(IMAGE, '')
    .replace(LINK, '$1')
    .replace(AUTOLINK, '$1')
    .replace(TAG, '')
    .replace(EXPRESSION, '');
  return withoutEmphasis(text)
    .replace(ENTITY, (entity) => ENTITIES[entity] ?? entity)
    .replace(KEPT, (_match, index: string) => kept[Number(index)] ?? '')
    .trim();
}

function trimCode(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code;
}
