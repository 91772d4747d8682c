import type { ParseProblem } from './parse-problem.ts';

/** Says in plain words why a text is no YAML, from the parser's words and the lines around the place where it gave up. */
export function explainYaml(text: string, { reason, offset }: { reason: string; offset: number }): ParseProblem {
  const lines = readLines(text, offset);
  for (const rule of RULES) {
    const found = rule(lines, reason);
    if (found !== undefined) return { offset, ...found };
  }
  return { message: `Invalid YAML: ${reason}.`, offset };
}

type Rule = (lines: Lines, reason: string) => { message: string; hint: string; offset?: number } | undefined;

/** A line of a mapping: `  - key: value`. */
interface Line {
  text: string;
  offset: number;
  /** The column of its key, from 0. */
  indent: number;
  key: string;
  value: string;
  valueOffset: number;
}

/** The line at which the parser stopped, the one above it that is not blank, and those above that hold an open quote or the start of a text. */
interface Lines {
  here: Line;
  above: Line | undefined;
  before: Line[];
}

/** Lines above that a mistake is looked for in. */
const MOST_ABOVE = 200;

function readLines(text: string, offset: number): Lines {
  const starts = [text.lastIndexOf('\n', offset - 1) + 1];
  while (starts.length <= MOST_ABOVE && (starts[0] ?? 0) > 0) starts.unshift(text.lastIndexOf('\n', (starts[0] ?? 0) - 2) + 1);
  const lines = starts.map((start) => readLine(text, start));
  const before = lines.slice(0, -1).filter((line) => line.text.trim() !== '' && !/^\s*#/.test(line.text));
  return { here: lines.at(-1) ?? readLine(text, 0), above: before.at(-1), before: before.toReversed() };
}

function readLine(text: string, offset: number): Line {
  const end = text.indexOf('\n', offset);
  const line = text.slice(offset, end === -1 ? text.length : end).trimEnd();
  const [, start = '', key = '', gap = '', value = ''] = /^([ \t]*(?:- +)*)(?!- )([^\s:#'"[\]{},][^:]*):([ \t]*)(.*)$/.exec(line) ?? [];
  const indent = key === '' ? (/^ */.exec(line)?.[0] ?? '').length : start.length;
  return { text: line, offset, indent, key, value, valueOffset: offset + start.length + key.length + 1 + gap.length };
}

const TABS: Rule = (_lines, reason) =>
  reason.includes('tab characters') ? { message: 'YAML allows no tabs for indentation.', hint: 'Indent with spaces.' } : undefined;

const ALIAS: Rule = (_lines, reason) => {
  const name = /unidentified alias "(.+)"/.exec(reason)?.[1];
  if (name === undefined) return undefined;
  return {
    message: `Unknown YAML alias \`*${name}\`.`,
    hint: `Put a value that begins with \`*\` in quotes, or define \`&${name}\` above.`,
  };
};

const DOCUMENTS: Rule = (_lines, reason) =>
  reason.includes('single document')
    ? { message: 'A line `---` begins a second document.', hint: 'Write one document, or name the files one by one.' }
    : undefined;

const OPEN_QUOTE: Rule = ({ here, before }, reason) => {
  if (!/quoted scalar|deficient indentation/.test(reason)) return undefined;
  const open = [here, ...before].find(({ value }) => /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(value));
  return open && { message: 'The quote is not closed.', hint: 'Close it at the end of the value.', offset: open.valueOffset };
};

const NO_SPACE: Rule = ({ above, before }) => {
  // A line without a space is text that goes on below: the parser stops at the colon of the next line.
  const [, key = '', value = ''] = /^\s*(?:- +)*([\w$-]+):([^\s/:].*)$/.exec(above?.text ?? '') ?? [];
  if (above === undefined || key === '' || isWithinText(above, before.slice(1))) return undefined;
  const offset = above.offset + above.text.lastIndexOf(`${key}:${value}`);
  return { message: 'There must be a space after the colon.', hint: `Write \`${key}: ${value}\`.`, offset };
};

const QUOTES: Rule = ({ here: { key, value, valueOffset } }) => {
  const first = value.charAt(0);
  const hint = `Write \`${key}: ${JSON.stringify(value)}\`.`;
  if (key === '' || /^["'|>]/.test(value)) return undefined;
  if (/^(?:[@`%*!\]}&,]|\{[^{}]*\}\s*[^\s#,]|\[[^[\]]*\]\s*[^\s#,])/.test(value))
    return { message: `A value that begins with \`${first}\` needs quotes.`, hint, offset: valueOffset };
  if (/^-\s/.test(value))
    return { message: 'A list begins on the line below its key.', hint: 'Or put the value in quotes.', offset: valueOffset };
  return /:(?:\s|$)/.test(value)
    ? { message: 'A value with a colon and a space in it needs quotes.', hint, offset: valueOffset }
    : undefined;
};

const SHALLOW_TEXT: Rule = ({ here, before }) => {
  const shallow = [here, ...before].find((line, index, all) => isBelowText(line, all[index + 1]));
  if (shallow === undefined) return undefined;
  const message = 'A text below `|` or `>` is indented deeper than its key.';
  return { message, hint: 'Indent its lines.', offset: shallow.offset + shallow.indent };
};

function isBelowText({ key, text, indent }: Line, above: Line | undefined): boolean {
  return key === '' && text.trim() !== '' && above !== undefined && /^[|>][-+\d]*$/.test(above.value) && indent <= above.indent;
}

/** Whether a line is one of a text that a line above begins with `|` or `>`. */
function isWithinText({ indent }: Line, before: readonly Line[]): boolean {
  const parent = before.find((line) => line.indent < indent);
  return parent !== undefined && /^[|>]/.test(parent.value);
}

const NO_COLON: Rule = ({ here, above, before }) =>
  above !== undefined && here.key !== '' && /^\s*(?:- +)*[\w$][^:]*$/.test(above.text) && !isWithinText(above, before.slice(1))
    ? { message: 'The line has no colon.', hint: 'Write it as `key:` or `key: value`.', offset: above.offset + above.indent }
    : undefined;

const QUOTED: Rule = ({ here, above }) => {
  const found = [here, above].find((line) => /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s,#\]}]/.test(line?.value ?? ''));
  const hint = 'In double quotes, write a quote as `\\"`; in single quotes, write it twice.';
  return found && { message: 'There is text behind the closing quote.', hint, offset: found.valueOffset };
};

const MIXED: Rule = ({ here, above }) =>
  above !== undefined &&
  /^\s*-\s/.test(here.text) !== /^\s*-\s/.test(above.text) &&
  /^ */.exec(here.text)?.[0] === /^ */.exec(above.text)?.[0]
    ? { message: 'A list item is among fields.', hint: 'Indent a list under its key.', offset: here.offset + here.text.search(/\S/) }
    : undefined;

const OPEN_BRACKET: Rule = ({ here, before }, reason) => {
  if (!/flow|deficient indentation/.test(reason)) return undefined;
  const open = [here, ...before].find(({ value }) => /^[[{][^\]}]*$/.test(value));
  const bracket = open?.value.charAt(0);
  return (
    open && {
      message: `The bracket \`${bracket}\` is not closed.`,
      hint: `Add \`${bracket === '[' ? ']' : '}'}\`.`,
      offset: open.valueOffset,
    }
  );
};

const INDENT: Rule = ({ here, before }, reason) => {
  const near = before.find(({ indent }) => Math.abs(indent - here.indent) === 1) ?? before[0];
  if (!reason.includes('bad indentation') || near === undefined || near.indent === here.indent) return undefined;
  const message = `Wrong indentation: ${count(here.indent)}, where a line above has ${near.indent}.`;
  return { message, hint: 'The fields of an object begin in the same column.', offset: here.offset + here.indent };
};

function count(spaces: number): string {
  return spaces === 1 ? '1 space' : `${spaces} spaces`;
}

/** What is most certain comes first. */
const RULES: readonly Rule[] = [
  TABS,
  ALIAS,
  DOCUMENTS,
  OPEN_QUOTE,
  OPEN_BRACKET,
  NO_SPACE,
  QUOTED,
  QUOTES,
  SHALLOW_TEXT,
  MIXED,
  NO_COLON,
  INDENT,
];
