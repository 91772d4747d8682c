import { CORE_SCHEMA, YAMLException, load, mergeTag } from 'js-yaml';
import { parseJson as readJson } from '@octavo/core/internal';
import type { Json } from '@octavo/core';
import { checkAliases } from './alias-bound.ts';
import { explainYaml } from './explain-yaml.ts';
import { findTooDeep } from './find-too-deep.ts';
import type { ParseProblem } from './parse-problem.ts';

/** A text as JSON or YAML; `value` is undefined when it cannot be read. `warning` is a mistake in spite of which it was read. */
export type ParsedDocument = { value: Json; warning?: ParseProblem } | { value?: undefined; problem: ParseProblem };

/** Half a character, written as an escape: no address, file or document can hold it. */
const LONE_SURROGATE =
  /(?<=(?:^|[^\\])(?:\\\\)*)(?:\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2})/g;

const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** Reads JSON or YAML, whatever the file is called. Never throws. */
export function parseDocument(text: string): ParsedDocument {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(LONE_SURROGATE, '\\uFFFD');
  const problem = findForeign(clean);
  if (problem !== undefined) return { problem };
  const parsed = parseClean(clean);
  const foreign = clean.indexOf('\uFFFD');
  return foreign === -1 || 'problem' in parsed ? parsed : { warning: { ...NO_UTF8, offset: foreign }, ...parsed };
}

const NO_UTF8 = { message: 'Some bytes are not valid UTF-8; shown as \uFFFD.', hint: 'Save the file as UTF-8.' };

function parseClean(clean: string): ParsedDocument {
  if (/^\s*[{[]/.test(clean)) {
    const parsed = parseJson(clean);
    if ('value' in parsed || !looksLikeYaml(clean)) return parsed;
  }
  return parseYaml(clean);
}

/** What is neither JSON nor YAML, whatever a parser would make of it. */
function findForeign(text: string): ParseProblem | undefined {
  if (!/^[^\S\n]*[^\s#]/m.test(text)) return { message: 'It is empty.' };
  if (/^\s*<(?:!doctype|html|\?xml)\b/i.test(text))
    return { message: 'It is a page, not JSON or YAML.', hint: 'Give the address of the file itself.' };
  const conflict = /^<{7}(?: |$)/m.exec(text)?.index;
  const hint = 'Keep one of the two, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.';
  return conflict === undefined ? undefined : { message: 'Unresolved merge conflict.', hint, offset: conflict };
}

function parseJson(text: string): ParsedDocument {
  const deep = findTooDeep(text);
  if (deep !== undefined) return { problem: { message: 'It is nested too deeply.', offset: deep } };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
    const offset = Number(/at position (\d+)/.exec(error.message)?.[1] ?? 0);
    return explainJson(text, offset);
  }
}

/** Comments and commas before a bracket are read past. */
function explainJson(text: string, offset: number): ParsedDocument {
  const { value, findings } = readJson(text);
  const problem = findings.find(({ severity }) => severity === 'error');
  if (problem !== undefined) return { problem: { message: problem.message, hint: problem.hint, offset: problem.range.offset } };
  if (value === undefined) return { problem: { message: 'Invalid JSON.', offset } };
  return {
    value,
    warning: { message: 'JSON has neither comments nor a comma after the last value; it was read anyway.', hint: 'Remove it.', offset },
  };
}

/** Flow style (`{a: 1}`) begins like JSON; JSON whose keys are quoted, or have a comment before them, is none of it. */
function looksLikeYaml(text: string): boolean {
  return !/^\s*[{[]\s*["“”/{[\d]/.test(text);
}

/** Mistakes of indentation that are mended before a file is given up. */
const REPAIRS = 50;

function parseYaml(text: string, { isLenient = false, repairs = 0 } = {}): ParsedDocument {
  try {
    // The values of CORE_SCHEMA are those of JSON: no dates, no binary.
    const value = load(text, { schema: SCHEMA, maxDepth: 200, json: isLenient }) as Json;
    const aliases = /[*&]\w/.test(text) ? checkAliases(value) : undefined;
    return aliases === undefined ? { value } : { problem: { message: aliases } };
  } catch (error) {
    if (!(error instanceof YAMLException) && !(error instanceof RangeError)) throw error;
    const reason = error instanceof YAMLException ? error.reason : error.message;
    const mark = error instanceof YAMLException ? error.mark : undefined;
    const offset = mark?.position ?? Math.max(text.indexOf('\n---', 1) + 1, 0);
    if (!isLenient && reason.includes('duplicated mapping key'))
      return withWarning(parseYaml(text, { isLenient: true, repairs }), { message: 'Duplicate key; the last one is used.', offset });
    const indented = repairs < REPAIRS && reason.includes('deficient indentation') ? indent(text, offset) : undefined;
    if (indented === undefined) return { problem: explainYaml(text, { reason, offset }) };
    const message = 'The bracket is not indented enough for YAML; it was read anyway.';
    return withWarning(parseYaml(indented, { isLenient, repairs: repairs + 1 }), { message, offset });
  }
}

function withWarning(parsed: ParsedDocument, warning: ParseProblem): ParsedDocument {
  return 'problem' in parsed ? parsed : { ...parsed, warning };
}

/** Moves a line that begins with the end of a list or a map to the right. */
function indent(text: string, offset = -1): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return offset > 0 && /^[ ]*[\]}]/.test(text.slice(start, offset + 1)) ? `${text.slice(0, start)}  ${text.slice(start)}` : undefined;
}
