import { isInRanges, scanSource } from './scan-source.ts';

const RAW = /<(script|style)\b((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{/])*)>([^]*?)<\/\1\s*>/gi;

/** JSX's own way, which JSON's braces are not: {`...`}, {'...'}, {name}. */
const IS_EXPRESSION = /^\s*\{\s*(?:`|["'][^"']*["']\s*\}|[A-Za-z_$/])/;

/** Makes the text of `<style>` and `<script>`, which is neither Markdown nor JSX, one string: `<style>a {}</style>` -> `<style>{`a {}`}</style>`. */
export function wrapRawText(text: string): string {
  if (!/<(?:script|style)\b/i.test(text)) return text;
  const ranges = scanSource(text);
  return text.replace(RAW, (element, name: string, attributes: string, inner: string, offset: number) => {
    if (inner.trim() === '' || IS_EXPRESSION.test(inner) || isInRanges(ranges, offset)) return element;
    return `<${name}${attributes}>{\`${inner.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')}\`}</${name}>`;
  });
}
