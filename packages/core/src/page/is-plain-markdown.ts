import type { TextLine } from './read-text-lines.ts';

const MODULE =
  /^(?:import\s*(?:["'{*]|[\w$]+\s*(?:,|from\s*["']))|\}\s*from\s*["']|export\s+(?:const|let|var|default|\{|(?:async\s+)?function)(?![\w$]))/;
/** An attribute or a list made by code, the props of a snippet, a comment. */
const EXPRESSION = /<[A-Za-z][^<>]*=\s*\{|\{[^{}]*=>|\{\s*props\.\w|\{\/\*/;
const LITERAL = String.raw`(?:\d+(?:\.\d+)?|"[^"{}]*"|'[^'{}]*')`;
/** `{1 + 1}`, `{" "}` and `{new Date().getFullYear()}`, which need no name of the page's own: neither `x^{1 + 1}`, `[a-z]{2}` nor `{{ 1 + 1 }}`. */
const COMPUTED = new RegExp(
  String.raw`\{["'] ["']\}|(?<![\w\])^\\$\{}])\{\s*(?:${LITERAL}(?:\s*[+*]\s*${LITERAL}|\s+[-/%]\s+${LITERAL})+|"[^"{}]*"|'[^'{}]*'|(?:new\s+[A-Z]\w*|(?:Math|Date|JSON)\.\w+)\([^{}]*)\s*\}(?!\})`,
);
const COMPONENT = /<([A-Z]\w*(?:\.\w+)*)(?=[\s/>])/g;
const CLOSED = /<\/([A-Z]\w*(?:\.\w+)*)>|<([A-Z]\w*(?:\.\w+)*)(?:\s[^<>]*)?\/>/g;
/** Tags of HTML in capitals, as some write them. */
const HTML =
  /^(?:A|B|BLOCKQUOTE|BR|CENTER|CODE|DETAILS|DIV|DL|DT|DD|EM|FONT|H[1-6]|HR|I|IMG|INPUT|KBD|LI|OL|P|PRE|S|SPAN|STRONG|SUB|SUMMARY|SUP|TABLE|TBODY|TD|TH|THEAD|TR|U|UL)$/;

/**
 * Whether a file is read as CommonMark with HTML: a `.md` in which nothing is MDX. An import, an export, a component that is closed (`<T>` is
 * none), an attribute made by code or a computed value makes it MDX, as in the original; `<5` and `{x}` do not. Lines are those outside its code.
 */
export function isPlainMarkdown(file: string, lines: readonly TextLine[]): boolean {
  if (!/\.md$/i.test(file)) return false;
  if (lines.some(({ source, text }) => MODULE.test(text) || EXPRESSION.test(text) || COMPUTED.test(text) || /^[^`]*\{\/\*/.test(source)))
    return false;
  const whole = lines.map(({ text }) => text).join('\n');
  const closed = new Set(Array.from(whole.matchAll(CLOSED), ([, tag, empty]) => tag ?? empty));
  return !Array.from(whole.matchAll(COMPONENT), ([, name = '']) => name).some((name) => closed.has(name) && !HTML.test(name));
}
