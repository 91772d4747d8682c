import { isInRanges, scanSource } from './scan-source.ts';

const RAW = /<(script|style)\b((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{/])*)>([^]*?)<\/\1\s*>/gi;

/** JSX's own way, which JSON's braces are not: {`...`}, {'...'}, {name}. */
const IS_EXPRESSION = /^\s*\{\s*(?:`|["'][^"']*["']\s*\}|[A-Za-z_$/])/;

/** A whole string of an attribute or an expression, which stands behind a sign of theirs; and the beginning of one. */
const STRING = /([=:({,[?+]\s*)(["'])(?:\\[^]|(?!\2)[^\\])*\2/g;
const OPEN_STRING = /[=:({,[?+]\s*["']/;

/** Makes the text of `<style>` and `<script>`, which is neither Markdown nor JSX, one string: `<style>a {}</style>` -> `<style>{`a {}`}</style>`. */
export function wrapRawText(text: string): string {
  if (!/<(?:script|style)\b/i.test(text)) return text;
  const ranges = scanSource(text);
  const raw = new RegExp(RAW);
  const pieces: string[] = [];
  let last = 0;
  for (let found = raw.exec(text); found !== null; found = raw.exec(text)) {
    const [element, name = '', attributes = '', inner = ''] = found;
    if (isInRanges(ranges, found.index) || isInString(text, found.index)) {
      // What ends it may be the end of another one.
      raw.lastIndex = found.index + 1 + name.length;
    } else if (inner.trim() !== '' && !IS_EXPRESSION.test(inner)) {
      const wrapped = `<${name}${attributes}>{\`${inner.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\`}</${name}>`;
      pieces.push(text.slice(last, found.index), wrapped);
      last = found.index + element.length;
    }
  }
  return pieces.join('') + text.slice(last);
}

/** Whether a place is within a string that begins in the same paragraph: `<iframe srcDoc="<script>...`. */
function isInString(text: string, offset: number): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n\n', offset), offset - 2000, 0), offset);
  return OPEN_STRING.test(before.replaceAll(STRING, '$1'));
}
