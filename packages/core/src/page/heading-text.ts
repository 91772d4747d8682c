const COMMENT = /\{\/\*.*?\*\/\}|<!--.*?-->/g;
const CODE = /(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
const IMAGE = /!\[[^\]]*\](?:\((?:<[^<>\n]*>[^)]*|[^)]*)\)|\[[^\]]*\])/g;
const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\](?:\((?:<[^<>\n]*>[^)]*|[^)]*)\)|\[[^\]]*\])/g;
const AUTOLINK = /<([a-z][a-z0-9+.-]*:[^\s>]*)>/gi;
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>|<\/?>/gi;
const EXPRESSION = /\{[^{}]*\}/g;
const STAR_OR_TILDE = /(\*{1,3}|~{1,2})(?=\S)(.+?)(?<=\S)\1/g;
const UNDERSCORE = /(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu;
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
  const text = markdown
    .replace(COMMENT, '')
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

function withoutEmphasis(text: string): string {
  const stripped = text.replace(STAR_OR_TILDE, '$2').replace(UNDERSCORE, '$2');
  return stripped === text ? text : withoutEmphasis(stripped);
}

function trimCode(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '' ? code.slice(1, -1) : code;
}
