import { Parser } from 'acorn';
import acornJsx from 'acorn-jsx';
import type { Program } from 'estree-jsx';
import { eventsToAcorn } from 'micromark-util-events-to-acorn';
import type { FindPlace } from '../source/create-place-finder.ts';

/** JavaScript between braces. */
export interface Braces {
  /** The offset behind the brace that opens it. */
  start: number;
  /** Without what its lines begin with for their containers. */
  value: string;
  kind: 'child' | 'attribute' | 'spread';
}

/**
 * Reads the JavaScript between braces with the parser and the places of the reference; `end` is the offset of the brace that closes it.
 * Undefined where the reference would not read it, or would end it at an earlier brace.
 */
export function readProgram(braces: Braces, text: string, place: FindPlace): { estree: Program; end: number } | undefined {
  const { start, value, kind } = braces;
  const lines = locateLines(braces, text);
  if (lines === undefined) return undefined;
  const ends = [...value.matchAll(/\}/g)].map(({ index }) => value.slice(0, index));
  if (ends.some((shorter) => parse([{ written: shorter, at: start }], kind, { start, place }) !== undefined)) return undefined;
  const estree = parse(lines.written, kind, { start, place });
  return estree && { estree, end: lines.end };
}

interface Piece {
  written: string;
  /** Its offset in the text. */
  at: number;
}

/** Finds the lines of a value in the text, each with its line ending; undefined where they do not stand there as they are. */
function locateLines({ start, value }: Braces, text: string): { written: Piece[]; end: number } | undefined {
  const written: Piece[] = [];
  const lines = value.split('\n');
  let at = start;
  for (const [index, line] of lines.entries()) {
    const end = index < lines.length - 1 ? text.indexOf('\n', at) : text.indexOf(`${line}}`, at) + line.length;
    const from = end - line.length;
    if (from < at || text.slice(from, end) !== line || !(index === 0 ? from === at : /^[ >]*$/.test(text.slice(at, from))))
      return undefined;
    if (line !== '') written.push({ written: line, at: from });
    if (index < lines.length - 1) written.push({ written: '\n', at: end });
    at = index < lines.length - 1 ? end + 1 : end;
  }
  return text[at] === '}' ? { written, end: at } : undefined;
}

/** The reference's own. */
const READER = { acorn: Parser.extend(acornJsx()), acornOptions: { ecmaVersion: 2024, sourceType: 'module', locations: true } } as const;

type Event = Parameters<typeof eventsToAcorn>[0][number];
type Start = Parameters<typeof eventsToAcorn>[1]['start'];

function parse(pieces: readonly Piece[], kind: Braces['kind'], { start, place }: { start: number; place: FindPlace }): Program | undefined {
  const events = pieces.map(({ written, at }) => {
    const token = { type: written === '\n' ? 'lineEnding' : 'chunk', start: place(at), end: place(at + written.length) };
    return ['enter', token, { sliceStream: () => [written] }] as unknown as Event;
  });
  const [prefix, suffix] = kind === 'spread' ? ['({', '})'] : ['', ''];
  try {
    const { estree, error } = eventsToAcorn(events, {
      ...READER,
      tokenTypes: ['chunk' as Event[1]['type']],
      start: place(start) as Start,
      expression: true,
      allowEmpty: kind === 'child',
      prefix,
      suffix,
    });
    return error === undefined && estree && (kind !== 'spread' || isSpread(estree)) ? estree : undefined;
  } catch (error) {
    // An empty value.
    if (error instanceof Error && 'reason' in error) return undefined;
    throw error;
  }
}

/** Whether a program is `({...one})`. */
function isSpread({ body: [statement] }: Program): boolean {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ObjectExpression') return false;
  const { properties } = statement.expression;
  return properties.length === 1 && properties[0]?.type === 'SpreadElement';
}
