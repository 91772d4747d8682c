import type { TextLine } from './read-text-lines.ts';

const MODULE =
  /^(?:import\s*(?:["'{*]|[\w$]+\s*(?:,|from\s*["']))|\}\s*from\s*["']|export\s+(?:const|let|var|default|\{|(?:async\s+)?function)(?![\w$]))/;
/** An attribute or a list made by code, the props of a snippet, a comment. */
const EXPRESSION = /<[A-Za-z][^<>]*=\s*\{|\{[^{}]*=>|\{\s*props\.\w|\{\/\*/;
const COMPONENT = /<([A-Z]\w*(?:\.\w+)*)(?=[\s/>])/g;
const CLOSED = /<\/([A-Z]\w*(?:\.\w+)*)>|<([A-Z]\w*(?:\.\w+)*)(?:\s[^<>]*)?\/>/g;
/** Tags of HTML in capitals, as some write them. */
const HTML =
  /^(?:A|B|BLOCKQUOTE|BR|CENTER|CODE|DETAILS|DIV|DL|DT|DD|EM|FONT|H[1-6]|HR|I|IMG|INPUT|KBD|LI|OL|P|PRE|S|SPAN|STRONG|SUB|SUMMARY|SUP|TABLE|TBODY|TD|TH|THEAD|TR|U|UL)$/;

/**
 * Whether a file is read as CommonMark with HTML: a `.md` in which nothing is MDX. An import, an export, a component that is closed (`<T>` is
 * none) or an attribute made by code makes it MDX, as in the original; `<5` and `{x}` do not. Lines are those outside its code.
 */
export function isPlainMarkdown(file: string, lines: readonly TextLine[]): boolean {
  if (!/\.md$/i.test(file)) return false;
  if (lines.some(({ source, text }) => MODULE.test(text) || EXPRESSION.test(text) || /^[^`]*\{\/\*/.test(source))) return false;
  const whole = lines.map(({ text }) => text).join('\n');
  const closed = new Set(Array.from(whole.matchAll(CLOSED), ([, tag, empty]) => tag ?? empty));
  return !Array.from(whole.matchAll(COMPONENT), ([, name = '']) => name).some((name) => closed.has(name) && !HTML.test(name));
}
