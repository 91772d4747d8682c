import { offsetAt } from '@octavo/core/internal';
import type { TextPosition } from '../page-draft.ts';
import { findOpenBrace } from '../source/find-open-brace.ts';
import type { ErrorDescription } from './error-description.ts';

const ESCAPE_HINT = 'If it is meant as text, write \\{ or put it in backticks.';

/** `{/* a comment`, or any other brace that is never closed. */
export function describeOpenBrace(text: string): ErrorDescription {
  const place = findOpenBrace(text);
  const isComment = place !== undefined && text.startsWith('{/*', offsetAt(text, place));
  return isComment
    ? { message: 'Unclosed comment.', hint: 'Close it with */}.', place }
    : { message: 'Unclosed {.', hint: ESCAPE_HINT, place };
}

/** Braces whose text is no JavaScript: mostly they are not read as their author meant. */
export function describeBraces(text: string, stop: TextPosition | undefined): ErrorDescription {
  const foreign =
    stop === undefined
      ? undefined
      : (describeLiquid(text, stop) ??
        describeFrontmatter(text, stop) ??
        describeTemplate(text, stop) ??
        describeAttributes(text, stop) ??
        describeValue(text, stop));
  return foreign === undefined
    ? { message: 'The text between { and } is not valid JavaScript.', hint: ESCAPE_HINT }
    : { ...foreign, isWhole: true };
}

/** `{% hint %}`. */
function describeLiquid(text: string, stop: TextPosition): ErrorDescription | undefined {
  const line = lineAt(text, stop);
  if (!line.startsWith('%', stop.column - 1) && !line.startsWith('{%', stop.column - 1) && !line.startsWith('%', stop.column))
    return undefined;
  return { message: '{% … %} is Liquid, which is not supported; shown as text.', hint: 'Remove it, or use a component instead.' };
}

/** `{ "title": "My page" }` at the top of the file. */
function describeFrontmatter(text: string, stop: TextPosition): ErrorDescription | undefined {
  if (!/^\s*\{\s*(?:"|$)/.test(text) || text.slice(0, offsetAt(text, stop)).split(/^\}/m).length !== 1) return undefined;
  return {
    message: 'Frontmatter in JSON is not supported; shown as text.',
    hint: 'Write it in YAML between two lines of ---: `title: My page`.',
    place: { line: 1, column: 1 },
  };
}

/** `{{ site.name }}`. */
function describeTemplate(text: string, stop: TextPosition): ErrorDescription | undefined {
  const template = [...lineAt(text, stop).matchAll(/(?<!=\s*)\{\{[^{}=]*\}\}/g)].find(
    ({ 0: whole, index }) => index < stop.column && stop.column <= index + whole.length,
  );
  if (template === undefined) return undefined;
  return {
    message: `${template[0]} is a template of another tool, which is not supported; shown as text.`,
    hint: 'Replace it with its value, or put it in backticks.',
    place: { line: stop.line, column: template.index + 1 },
  };
}

/** What is told of attributes in braces behind a link or an image, `{.wide}`, `{width=200}`, as MkDocs and Pandoc have them. */
export const LOST_ATTRIBUTES = {
  message: 'Attributes in braces have no meaning behind a link or an image.',
  hint: 'Write the element as HTML: <img src="/a.png" alt="…" width="200" />, <a href="/a" className="wide">…</a>.',
} as const;

/** `[a](/b){: target="_blank"}`, `![a](/b.png){.wide}` */
function describeAttributes(text: string, stop: TextPosition): ErrorDescription | undefined {
  const attributes = [...lineAt(text, stop).matchAll(/(?<=\))\{:? *(?:[.#][\w-]+|[\w-]+=)[^{}]*\}/g)].find(
    ({ 0: whole, index }) => index < stop.column && stop.column <= index + whole.length + 1,
  );
  return attributes && { ...LOST_ATTRIBUTES, place: { line: stop.line, column: attributes.index + 1 } };
}

/** The value of an attribute: `style={color: "red"}`, `style={{font-size: 12px}}`. */
function describeValue(text: string, stop: TextPosition): ErrorDescription | undefined {
  const line = lineAt(text, stop);
  const before = line.slice(0, stop.column);
  const [, name, second] = /([\w-]+)\s*=\s*\{\s*(\{)?[^{}]*$/.exec(before) ?? [];
  if (name === undefined) return undefined;
  if (second === undefined && /=\s*\{\s*["']?[\w-]+["']?\s*:/.test(line.slice(before.lastIndexOf(`${name}=`))))
    return { message: `The value of \`${name}\` is an object, which needs its own braces.`, hint: `Write ${name}={{ … }}.` };
  if (second === undefined || name !== 'style') return undefined;
  return {
    message: 'The braces of `style` contain CSS, not JavaScript.',
    hint: 'Write style="font-size: 12px", or style={{ fontSize: "12px" }}.',
  };
}

function lineAt(text: string, { line }: TextPosition): string {
  return text.split('\n')[line - 1] ?? '';
}
