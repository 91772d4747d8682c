import { offsetAt } from '@octavo/core/internal';
import type { TextPosition } from './page-draft.ts';
import { findOpenBrace } from './source/find-open-brace.ts';

/** How one kind of the parser's messages is told to an author. */
export interface SyntaxErrorRule {
  /** Fits the parser's own message. */
  pattern: RegExp;
  /** Describes the problem, which the parser met at `stop`; `place` where that is not where the author has to look. */
  describe(match: string[], text: string, stop?: TextPosition): Description;
}

interface Description {
  message: string;
  hint: string;
  place?: TextPosition | undefined;
  /** It says all: what JavaScript's own parser says would mislead. */
  isWhole?: boolean;
}

const ESCAPE_HINT = 'If it is meant as text, write \\{ or put it in backticks.';
const LESS_THAN_HINT = 'If it is meant as text, write &lt; or \\< or put it in backticks.';

const PLAIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['listItem', 'list item'],
  ['blockquote', 'quote'],
  ['tableCell', 'table cell'],
  ['emphasis', 'emphasis (*)'],
  ['strong', 'strong text (**)'],
]);

/** The first that fits counts. */
export const SYNTAX_ERROR_RULES: readonly SyntaxErrorRule[] = [
  {
    pattern: /^Too many levels of lists and quotes/,
    describe: () => ({
      message: 'Lists and quotes are nested too deeply to be compiled.',
      hint: 'If the markers are meant as text, put them in a code block.',
    }),
  },
  {
    pattern: /^Too many cells in a table/,
    describe: () => ({
      message: 'This table has too many cells to be compiled.',
      hint: 'Split it into several tables, or publish it as a file.',
    }),
  },
  {
    pattern: /corresponding closing brace for `\{`/,
    describe: (_match, text) => describeOpenBrace(text),
  },
  {
    pattern: /^Could not parse expression with acorn/,
    describe: (_match, text, stop) =>
      describeBraces(text, stop) ?? { message: 'The text between { and } is not valid JavaScript.', hint: ESCAPE_HINT },
  },
  {
    pattern: /^Could not parse import\/exports with acorn/,
    describe: (_match, text, stop) => ({
      message: 'This import or export is not valid JavaScript.',
      hint: 'Check its brackets and quotes, and leave an empty line between it and the text after it.',
      ...findOpenStatement(text, stop),
    }),
  },
  {
    pattern: /to create a link in MDX/,
    describe: () => ({ message: 'An address between < and > is not a link in MDX.', hint: 'Write [text](address), or the address alone.' }),
  },
  {
    pattern: /to create a comment in MDX/,
    describe: () => ({ message: 'Unclosed comment.', hint: 'Close it with -->, or write {/* a comment */}.' }),
  },
  {
    pattern: /^Unexpected character `(.+?)` \(.*before name/,
    describe: ([, char = '']) => ({ message: `A tag cannot start with <${char}.`, hint: LESS_THAN_HINT }),
  },
  {
    pattern: /^Unexpected closing tag `<\/(.*?)>`.* for `<(.*?)>` \((\d+):\d+/,
    describe: ([, closing = '', opening = '', line = '']) => ({
      message: `Unexpected </${closing}>: the open tag is <${opening}>, from line ${line}.`,
      hint: `Close <${opening}> first, or fix one of the two names.`,
    }),
  },
  {
    pattern: /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-[\d:]+\)(?: before the end of `(\w+)`)?/,
    describe: ([, name = '', line, column, container], text) =>
      describeGluedFence(name, text, Number(line)) ??
      describeOpenFence(name, text, Number(line)) ?? {
        message: `Unclosed <${name}>${container ? ` within its ${PLAIN_NAMES.get(container) ?? container}` : ''}.`,
        hint: `${isOpenAgain(name, text, Number(line)) ? `Write </${name}>, where the one above ends.` : `Add </${name}>, or write <${name} />.`} ${
          container === 'paragraph' ? 'Around several paragraphs, put each tag on its own line. ' : ''
        }${LESS_THAN_HINT}`,
        place: { line: Number(line), column: Number(column) },
      },
  },
  {
    pattern: /^Expected the closing tag `<\/(.*?)>` .* `(\w+)`/,
    describe: ([, name = '', container = '']) => ({
      message: `</${name}> overlaps the end of the ${PLAIN_NAMES.get(container) ?? container} around it.`,
      hint: 'Close the innermost element first.',
    }),
  },
  {
    pattern: /^Unexpected closing slash `\/` in tag/,
    describe: (_match, text, stop) => ({
      message: 'Unexpected closing tag: no tag is open.',
      hint: describeClosedTag(text, stop) ?? 'Remove it, or add the opening tag before it.',
    }),
  },
  {
    pattern: /before attribute value/,
    describe: (_match, text, stop) =>
      stop !== undefined && /[“”„‟″‘’′]/.test(text.charAt(offsetAt(text, stop)))
        ? { message: 'The quotes around this value are typographic; read as straight ones.', hint: 'Write straight quotes: name="value".' }
        : {
            message: 'The value of an attribute must be in quotes or braces.',
            hint: 'Write the value in quotes, name="value", or in braces, name={value}.',
          },
  },
  {
    pattern: /corresponding closing quote/,
    describe: () => ({ message: 'Unclosed quote in the value of an attribute.', hint: 'Close the quote on the line where it begins.' }),
  },
  {
    pattern: /only spread elements are supported/,
    describe: () => ({ message: 'Braces without a name in a tag can only contain {...values}.', hint: 'Write name={value}.' }),
  },
  {
    pattern: /^Unexpected lazy line/,
    describe: () => ({
      message: 'This line is outside the list or quote in which the braces or the tag started.',
      hint: 'Indent it like the line above.',
    }),
  },
  {
    pattern: /^Unexpected (?:end of file|character).*(?:in|after|before) (?:[a-z ]*)(?:name|tag|attribute|self-closing)/,
    describe: (_match, text, stop) =>
      describeInnerQuote(text, stop) ?? { message: 'Incomplete tag: its > is missing.', hint: LESS_THAN_HINT },
  },
];

/** A statement that is never closed is read to the end of the text: its author has to look at its first line. */
function findOpenStatement(text: string, stop: TextPosition | undefined): Pick<Description, 'place'> {
  if (stop === undefined || text.slice(offsetAt(text, stop)).trim() !== '') return {};
  const line = text.split(/\r\n|\r|\n/).findLastIndex((one, index) => index < stop.line - 1 && /^(?:import|export)\b/.test(one)) + 1;
  return line === 0 ? {} : { place: { line, column: 1 } };
}

/** `<Tab title="a">```js`: a block of code begins on a line of its own. */
function describeGluedFence(name: string, text: string, line: number): Description | undefined {
  const written = text.split(/\r\n|\r|\n/)[line - 1] ?? '';
  const [, before = '', fence] = new RegExp(`^(.*<${name}(?:[\\s>].*)?>[ \\t]*)(\`{3,}|~{3,})(?!.*\`)`).exec(written) ?? [];
  if (fence === undefined) return undefined;
  return {
    message: `A code block cannot begin on the line of <${name}>.`,
    hint: `Put ${fence} on a line of its own, and </${name}> on the line after the block.`,
    place: { line, column: before.length + 1 },
  };
}

/** `<Note>` alone on its line below another one that is open: its slash was forgotten. */
function isOpenAgain(name: string, text: string, line: number): boolean {
  const lines = text.split(/\r\n|\r|\n/);
  const above = lines.slice(0, line - 1).join('\n');
  const count = (tag: string): number => above.split(tag).length - 1;
  return lines[line - 1]?.trim() === `<${name}>` && count(`<${name}`) > count(`</${name}>`);
}

/** A tag whose end stands below a fence that is never closed: all from there on is code. */
function describeOpenFence(name: string, text: string, line: number): Description | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  let open: { sign: string; place: TextPosition } | undefined;
  for (const [index, written] of lines.entries()) {
    const [, before = '', sign = '', rest = ''] = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/.exec(written) ?? [];
    if (open === undefined && sign !== '') open = { sign, place: { line: index + 1, column: before.length + 1 } };
    else if (open !== undefined && sign.startsWith(open.sign) && rest.trim() === '') open = undefined;
  }
  if (open === undefined || open.place.line < line || !lines.slice(open.place.line).some((one) => one.includes(`</${name}>`)))
    return undefined;
  return {
    message: `Unclosed code block; </${name}> below it is shown as code.`,
    hint: `Close it with a line of ${open.sign}.`,
    place: open.place,
  };
}

/** `{/* a comment`, or any other brace. */
function describeOpenBrace(text: string): Description {
  const place = findOpenBrace(text);
  const isComment = place !== undefined && text.startsWith('{/*', offsetAt(text, place));
  return isComment
    ? { message: 'Unclosed comment.', hint: 'Close it with */}.', place }
    : { message: 'Unclosed {.', hint: ESCAPE_HINT, place };
}

/** `<Note/>Text</Note>`: the tag was closed where it was opened. */
function describeClosedTag(text: string, stop: TextPosition | undefined): string | undefined {
  if (stop === undefined) return undefined;
  const before = text.slice(0, offsetAt(text, stop));
  const name = /^\/?\s*([\w.-]+)/.exec(text.slice(before.length))?.[1];
  const opening =
    name === undefined
      ? undefined
      : before
          .slice(-LONGEST_VALUE)
          .match(new RegExp(`<${name}\\b[^<>]*/>`, 'g'))
          ?.at(-1);
  return opening === undefined ? undefined : `${opening} closes itself: remove its /, or this tag.`;
}

/** Braces that are not read as their author meant: `{% hint %}`, `style={color: "red"}`, `style={{font-size: 12px}}`. */
function describeBraces(text: string, stop: TextPosition | undefined): Description | undefined {
  if (stop === undefined) return undefined;
  const line = text.split('\n')[stop.line - 1] ?? '';
  if (line.startsWith('%', stop.column - 1) || line.startsWith('{%', stop.column - 1) || line.startsWith('%', stop.column))
    return {
      message: '{% … %} is Liquid, which is not supported; shown as text.',
      hint: 'Remove it, or use a component instead.',
      isWhole: true,
    };
  if (/^\s*\{\s*(?:"|$)/.test(text) && text.slice(0, offsetAt(text, stop)).split(/^\}/m).length === 1)
    return {
      message: 'Frontmatter in JSON is not supported; shown as text.',
      hint: 'Write it in YAML between two lines of ---: `title: My page`.',
      place: { line: 1, column: 1 },
      isWhole: true,
    };
  const before = line.slice(0, stop.column);
  const template = [...line.matchAll(/(?<!=\s*)\{\{[^{}=]*\}\}/g)].find(
    ({ 0: whole, index }) => index < stop.column && stop.column <= index + whole.length,
  );
  if (template !== undefined)
    return {
      message: `${template[0]} is a template of another tool, which is not supported; shown as text.`,
      hint: 'Write what it stands for, or put it in backticks.',
      place: { line: stop.line, column: template.index + 1 },
      isWhole: true,
    };
  const [, name, second] = /([\w-]+)\s*=\s*\{\s*(\{)?[^{}]*$/.exec(before) ?? [];
  if (name === undefined) return undefined;
  if (second === undefined && /=\s*\{\s*["']?[\w-]+["']?\s*:/.test(line.slice(before.lastIndexOf(`${name}=`))))
    return {
      message: `The value of \`${name}\` is an object, which needs its own braces.`,
      hint: `Write ${name}={{ … }}.`,
      isWhole: true,
    };
  if (second === undefined || name !== 'style') return undefined;
  return {
    message: 'The braces of `style` contain CSS, not JavaScript.',
    hint: 'Write style="font-size: 12px", or style={{ fontSize: "12px" }}.',
    isWhole: true,
  };
}

/** A value that ends at a quote which was meant as a part of it: `title="Say "hi" now"`. */
function describeInnerQuote(text: string, stop: TextPosition | undefined): Description | undefined {
  if (stop === undefined) return undefined;
  const before = text.split('\n', stop.line).join('\n').slice(0, offsetAt(text, stop));
  const [, name, quote = ''] = /([\w-]+)\s*=\s*(?:(")[^"]*"|(')[^']*')[^\s/>"'=][^<>"']*["']?$/.exec(before.slice(-LONGEST_VALUE)) ?? [];
  if (name === undefined) return undefined;
  const isDouble = quote === '"';
  const hint = isDouble
    ? `Write &quot; for it, or put the value in single quotes: ${name}='…'.`
    : `Write &apos; for it, or put the value in double quotes: ${name}="…".`;
  return { message: `The value of \`${name}\` ends at its second ${isDouble ? '"' : "'"}, within the text.`, hint };
}

/** How far back from where the parser stopped a value may begin. */
const LONGEST_VALUE = 1000;
