import { boundFindings } from '../diagnostic/bound-findings.ts';
import { createCodeFrame } from '../diagnostic/create-code-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import type { Json } from '../json.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';
import { FRONTMATTER_BOUND } from './frontmatter-problem.ts';
import type { FrontmatterProblem } from './frontmatter-problem.ts';

/** A page's text, taken apart. */
export interface Frontmatter {
  /** The fields; empty when there are none. Dates, and numbers that would change when printed (`1.10`), stay text. */
  data: Record<string, Json>;
  /** What follows the frontmatter: `text.slice(bodyOffset)`. */
  body: string;
  /** The line of the whole text on which the body begins, counted from 1. */
  bodyLine: number;
  bodyOffset: number;
  /** Warnings only: a page is read, whatever its frontmatter looks like. */
  diagnostics: Diagnostic[];
}

const OPENING = /^\uFEFF?(?:[ \t]*\r?\n)*---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m;
const FIELD_LINE = /^[A-Za-z"'][^\s]*:(?:\s|$)/;

/** Where a page's body begins: 0 without frontmatter, and behind a byte order mark. */
export function findBodyOffset(text: string): number {
  const range = findRange(text);
  if (range === undefined) return text.startsWith('\uFEFF') ? 1 : 0;
  return range.end + range.closing;
}

/** Separates a page's body from its frontmatter, which is not read: that takes several times as long as all the rest. */
export function splitBody(text: string): Pick<Frontmatter, 'body' | 'bodyLine' | 'bodyOffset'> {
  const bodyOffset = findBodyOffset(text);
  return { body: text.slice(bodyOffset), bodyLine: positionAt(text, bodyOffset).line, bodyOffset };
}

/** Separates a page's frontmatter from its body and reads it, leniently. Never throws; `file` names the page in diagnostics. */
export function readFrontmatter(text: string, file: string): Frontmatter {
  const range = findRange(text);
  if (range === undefined) return { ...splitBody(text), data: {}, diagnostics: [] };
  const { start, end, closing } = range;

  const { data, problems } = parseFrontmatter(text.slice(start, end));
  const diagnostics = boundFindings(problems, FRONTMATTER_BOUND).map((problem) => createDiagnostic(problem, { text, file, start }));
  if (closing === 0) diagnostics.unshift(createDiagnostic(UNCLOSED, { text, file, start: text.indexOf('---') }));
  return { ...splitBody(text), data, diagnostics };
}

/** The text between the two lines of dashes, and the length of the second one; 0 where it is missing. */
function findRange(text: string): { start: number; end: number; closing: number } | undefined {
  const start = OPENING.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const closing = CLOSING.exec(text.slice(start));
  const end = closing === null ? unclosedEnd(text, start) : start + closing.index;
  return end === undefined ? undefined : { start, end, closing: closing?.[0].length ?? 0 };
}

const UNCLOSED: FrontmatterProblem = {
  code: 'frontmatter/unclosed',
  message: 'The frontmatter has no closing `---`.',
  hint: 'Put a line `---` between the last field and the text.',
  offset: 0,
  length: 3,
};

/** Frontmatter that is never closed ends at its first line that is no field; without any field, the `---` is a rule in the text. */
function unclosedEnd(text: string, start: number): number | undefined {
  let end = start;
  for (const line of text.slice(start).match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    if (!FIELD_LINE.test(line)) break;
    end += line.length;
  }
  return end > start ? end : undefined;
}

function createDiagnostic(problem: FrontmatterProblem, place: { text: string; file: string; start: number }): Diagnostic {
  const { code, message, hint, offset, length } = problem;
  const { line, column } = positionAt(place.text, place.start + offset);
  const frame = createCodeFrame(place.text, line, column, length);
  return { code, severity: 'warning', message, hint, file: place.file, line, column, frame };
}
