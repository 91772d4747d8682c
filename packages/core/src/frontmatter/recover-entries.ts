import type { Json } from '../json.ts';
import type { FrontmatterProblem } from './frontmatter-problem.ts';
import { parseYaml } from './parse-yaml.ts';
import { splitEntries } from './split-entries.ts';
import type { FrontmatterEntry, StrayLine } from './split-entries.ts';
import { findEntry } from '../find-entry.ts';

/** From so many broken fields on, the rest is taken as it is written: YAML takes a while to say that a field is none. */
const MOST = 100;

/** Characters of a text that a hint still repeats. */
const LONGEST_SHOWN = 400;

/** Reads a frontmatter that is no YAML field by field: a field that is YAML by itself as such, any other as one line of text. */
export function recoverEntries(yaml: string): { data: Record<string, Json>; problems: FrontmatterProblem[] } {
  const { entries, strays } = splitEntries(yaml);
  const problems = strays.map(strayLine);
  const fields: [string, Json][] = [];
  for (const entry of entries) {
    if (problems.length > MOST) {
      fields.push([entry.key, recoverValue(entry.value)]);
      continue;
    }
    const strict = parseYaml(entry.text);
    const value = findEntry(strict.data, entry.key);
    if (strict.problem === undefined && value !== undefined) {
      fields.push([entry.key, value]);
      continue;
    }
    const spaced = findEntry(parseYaml(entry.text.replaceAll('\t', '  ')).data, entry.key);
    const recovered = spaced ?? recoverValue(entry.value);
    fields.push([entry.key, recovered]);
    problems.push(unreadable(entry, recovered));
  }
  return { data: Object.fromEntries(fields), problems: problems.toSorted((a, b) => a.offset - b.offset) };
}

/** A list, when every line below the key begins with a dash; else text. */
function recoverValue(value: string): Json {
  const lines = value.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isList = isNested(value) && lines.every((line) => /^\s*- /.test(line));
  return isList ? lines.map((line) => recoverText(line.replace(/^\s*- /, ''))) : recoverText(value);
}

/** True when the value begins on the line after its key. */
function isNested(value: string): boolean {
  return /^[ \t]*[\r\n]/.test(value);
}

/** Folds the lines of a value into one and takes its quotes off: `"a\n b "c""` -> `a b "c"`. */
function recoverText(value: string): string {
  const folded = value.trim().replace(/\s*(?:\r\n|\r|\n)\s*/g, ' ');
  const quote = /^["']/.exec(folded)?.[0];
  if (quote === undefined) return folded;
  const rest = folded.slice(1);
  if (!rest.endsWith(quote)) return rest.includes(quote) ? folded : rest;
  const inner = rest.slice(0, -1);
  return quote === '"' ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'");
}

function unreadable(entry: FrontmatterEntry, value: Json): FrontmatterProblem {
  const isText = typeof value === 'string' && !isNested(entry.value);
  const [firstLine = ''] = entry.value.split(/[\r\n]/);
  return {
    code: 'frontmatter/invalid-yaml',
    message: `Invalid YAML in frontmatter field \`${entry.key}\`: ${reasonOf(entry)}. Read as plain text.`,
    hint:
      hintOf(entry) ??
      (isText
        ? `Write it in quotes, on one line${value.length > LONGEST_SHOWN ? '.' : `: ${entry.key}: ${JSON.stringify(value)}`}`
        : 'Indent with spaces, and put its values in quotes.'),
    ...(firstLine.trim() === ''
      ? { offset: entry.offset, length: entry.key.length }
      : { offset: entry.valueOffset, length: firstLine.trimEnd().length }),
  };
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** What helps where quotes would change what is meant: a list that is open, and lines of a text that are not indented alike. */
function hintOf({ value }: FrontmatterEntry): string | undefined {
  const text = value.trim();
  const closing = CLOSING[text.charAt(0)];
  if (closing !== undefined && !text.includes(closing)) return `Close it with ${closing}.`;
  return /^[|>][+-]?\s*[\r\n]/.test(text) ? 'Indent all lines of the text by two spaces.' : undefined;
}

function reasonOf({ text, key, value }: FrontmatterEntry): string {
  if (text.startsWith(`${key}:${value}`) && /^\S/.test(value)) return 'there must be a space after the colon';
  const first = value.trim().charAt(0);
  const isQuoted = first === '"' || first === "'";
  if (isQuoted && !value.trim().slice(1).includes(first)) return 'its quote is not closed';
  if (isQuoted && /[\r\n]/.test(value.trim())) return 'a quoted value must not continue at the start of the next line';
  if (isQuoted) return 'there is text beside the quoted value, or a quote in it without a backslash';
  const closing = CLOSING[first];
  if (closing !== undefined && !value.includes(closing)) return `its ${first} is not closed`;
  if (/^[|>][+-]?\s*[\r\n]/.test(value.trim())) return `the lines below ${first} are not indented alike`;
  if (/^ *\t/m.test(value)) return 'YAML allows no tabs for indentation';
  if (/:(?:\s|$)/.test(value)) return 'a value with a colon and a space in it needs quotes';
  if (/^[@`%&*!|>[\]{},?-]/.test(first)) return `a value that begins with \`${first}\` needs quotes`;
  if (value.includes('\t')) return 'YAML allows no tabs here';
  return 'it cannot be read without quotes';
}

function strayLine({ text, offset }: StrayLine): FrontmatterProblem {
  return {
    code: 'frontmatter/stray-line',
    message: 'Frontmatter line without a field; ignored.',
    hint: 'Write it as `key: value`, or indent it under its field.',
    offset: offset + (text.length - text.trimStart().length),
    length: text.trim().length,
  };
}
