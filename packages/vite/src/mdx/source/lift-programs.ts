import { Parser } from 'acorn';
import type { Comment } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Expression, Program } from 'estree-jsx';
import { blankRange } from './blank-range.ts';
import { createPlaceFinder } from './create-place-finder.ts';
import { findScripts } from './find-scripts.ts';
import type { SourceRange } from './scan-source.ts';
import { toEstree } from './to-estree.ts';

/**
 * Long JavaScript that was taken out of a text: MDX's parser reads all that it has of it anew at each `}`, or at each empty line. Places of the
 * program are counted from its own first character.
 */
export interface LiftedProgram {
  written: string;
  program: Program;
}

/** What is left in its place, by the number of an expression and by the line of a block of exports; lines count from 1. */
export interface LiftedPrograms {
  expressions: readonly LiftedProgram[];
  blocks: ReadonlyMap<number, LiftedProgram>;
}

/** What is shorter is read fast enough where it stands. */
const LONG = 1000;

/** A character of the private-use area in the place of each that is no space, so that every place stays true; the first ones are the number. */
const FILLING = '\uF0EC';
const DIGITS = 0xf0f0;
const NUMBER = /[\uF0F0-\uF0F9]+/;
const MARKED = /^[\s\uF0EC\uF0F0-\uF0F9]+$/;

/** The parser of MDX. */
export const SCRIPT_PARSER: typeof Parser = Parser.extend(acornJsx());
const OPTIONS = { ecmaVersion: 2024, sourceType: 'module', locations: true } as const;

/** Takes long values, expressions and blocks of exports out of a text, where they are JavaScript. */
export function liftPrograms(text: string, scan: () => readonly SourceRange[]): { text: string; lifted: LiftedPrograms } {
  const expressions: LiftedProgram[] = [];
  const blocks = new Map<number, LiftedProgram>();
  const pieces: string[] = [];
  let last = 0;
  const place = createPlaceFinder(text);
  for (const { kind, start, end } of findScripts(text, LONG, scan)) {
    const written = text.slice(start, end);
    const program = kind === 'block' ? parseBlock(written) : parseExpression(written);
    if (program === undefined) continue;
    pieces.push(text.slice(last, start));
    last = end;
    if (kind === 'block') {
      blocks.set(place(start).line, { written, program });
      pieces.push(STATEMENT, blankRange(written, 0, written.length).slice(STATEMENT.length));
    } else pieces.push(mark(written, expressions.push({ written, program }) - 1));
  }
  return { text: pieces.join('') + text.slice(last), lifted: { expressions, blocks } };
}

/** Shorter than any first line of a block. */
const STATEMENT = 'export {}';

/** The number of what stood where there are marks now; undefined for what an author wrote. */
export function readMark(value: string): number | undefined {
  if (!MARKED.test(value)) return undefined;
  const [digits] = NUMBER.exec(value) ?? [];
  return digits === undefined ? undefined : Number([...digits].map((digit) => digit.charCodeAt(0) - DIGITS).join(''));
}

/** The value of a node as it was written: without what its lines begin with for their containers, as the parser leaves it out. */
export function unmark(value: string, written: string): string {
  const signs = written.replaceAll(/\s/g, '');
  let next = 0;
  return value.replaceAll(/\S/g, () => signs.charAt(next++));
}

function mark(written: string, index: number): string {
  const digits = [...String(index)].map((digit) => String.fromCharCode(DIGITS + Number(digit)));
  return written.replaceAll(/\S/g, () => digits.shift() ?? FILLING);
}

function parseExpression(written: string): Program | undefined {
  return attempt((onComment) => {
    if (withoutComments(written).trim() === '') return toEstree(SCRIPT_PARSER.parse(written, { ...OPTIONS, onComment }));
    const expression = SCRIPT_PARSER.parseExpressionAt(written, 0, { ...OPTIONS, onComment });
    const rest = withoutComments(written.slice(expression.end));
    return rest.trim() === '' ? wrapExpression(toEstree(expression), written) : undefined;
  });
}

/** As MDX has it: the program and its statement are as long as the value. */
function wrapExpression(expression: Expression, written: string): Program {
  const [start, { line, column }] = [{ line: 1, column: 0 }, createPlaceFinder(written)(written.length)];
  const span = { start: 0, end: written.length, loc: { start, end: { line, column: column - 1 } } };
  return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression, ...span }], ...span };
}

/** JavaScript without the comments between its tokens; one that would have the brace behind it in it stays. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|\/\/.*\n/g, '');
}

function parseBlock(written: string): Program | undefined {
  return attempt((onComment) => {
    const program = toEstree(SCRIPT_PARSER.parse(written, { ...OPTIONS, onComment }));
    return program.body.every(({ type }) => /^(?:Export|Import)/.test(type)) ? program : undefined;
  });
}

/** Why it is no JavaScript is said by MDX's parser, which reads it then. */
function attempt(parse: (comments: Comment[]) => Program | undefined): Program | undefined {
  const comments: Comment[] = [];
  try {
    const program = parse(comments);
    return program && { ...program, comments: comments };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
