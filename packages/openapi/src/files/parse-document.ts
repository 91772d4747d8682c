import { CORE_SCHEMA, YAMLException, load, mergeTag } from 'js-yaml';
import type { Json } from '@octavo/core';
import { checkAliases } from './alias-bound.ts';
import { findTooDeep } from './find-too-deep.ts';

/** A finding in a text: what is wrong, and where (an offset from its start); of the whole text where there is none. */
export interface ParseProblem {
  message: string;
  offset?: number;
}

/** A text as JSON or YAML; `value` is undefined when it cannot be read. `warning` is a mistake in spite of which it was read. */
export type ParsedDocument = { value: Json; warning?: ParseProblem } | { value?: undefined; problem: ParseProblem };

/** Half a character, written as an escape: no address, file or document can hold it. */
const LONE_SURROGATE =
  /(?<=(?:^|[^\\])(?:\\\\)*)(?:\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F][\da-fA-F]{2})/g;

const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** Reads JSON or YAML, whatever the file is called. Never throws. */
export function parseDocument(text: string): ParsedDocument {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(LONE_SURROGATE, '\\uFFFD');
  if (clean.trim() === '') return { problem: { message: 'It is empty.' } };
  if (/^\s*[{[]/.test(clean)) {
    const parsed = parseJson(clean);
    if ('value' in parsed || !looksLikeYaml(clean)) return parsed;
  }
  return parseYaml(clean);
}

function parseJson(text: string): ParsedDocument {
  const deep = findTooDeep(text);
  if (deep !== undefined) return { problem: { message: 'It is nested too deeply.', offset: deep } };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
    const offset = Number(/at position (\d+)/.exec(error.message)?.[1] ?? Number.NaN);
    const message = `Invalid JSON: ${error.message.replace(/ in JSON at position \d+.*| at position \d+.*/s, '')}.`;
    return { problem: { message, ...(Number.isFinite(offset) ? { offset } : { offset: text.trimEnd().length }) } };
  }
}

/** Flow style (`{a: 1}`) begins like JSON; JSON whose keys are quoted is none of it. */
function looksLikeYaml(text: string): boolean {
  return !/^\s*[{[]\s*["{[\d]/.test(text);
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
    const problem = describeYaml(error);
    if (!isLenient && problem.message.includes('duplicated mapping key'))
      return withWarning(parseYaml(text, { isLenient: true, repairs }), {
        ...problem,
        message: 'Duplicate key; the last one is used.',
      });
    const indented = repairs < REPAIRS && problem.message.includes('deficient indentation') ? indent(text, problem.offset) : undefined;
    if (indented === undefined) return { problem };
    const message = 'The bracket is not indented enough for YAML; it was read anyway.';
    return withWarning(parseYaml(indented, { isLenient, repairs: repairs + 1 }), { ...problem, message });
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

function describeYaml(error: YAMLException | RangeError): ParseProblem {
  const { reason, mark } = 'reason' in error ? error : { reason: error.message, mark: undefined };
  return { message: `Invalid YAML: ${reason}.`, ...(mark && { offset: mark.position }) };
}
