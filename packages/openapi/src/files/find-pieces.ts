import { createCodeFrame, listTextLines } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';

/** Finds where a file says something; its beginning where it does not say it in one piece, nothing where it has no text. */
export type FindPiece = (piece: string | undefined) => Pick<Diagnostic, 'line' | 'column' | 'frame'>;

/** A scalar of JSON or YAML: in double quotes, in single quotes, or plain. Unrolled, so that a long one needs no stack. */
const SCALAR = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*(?:''[^'\n]*)*'|[^\s"'{}[\],][^\s{}[\],]*/g;

/** Looks for pieces of a text (keys and values, as they are when read) in one walk, however many there are. */
export function findPieces(text: string, pieces: ReadonlySet<string>): FindPiece {
  if (text === '') return () => ({});
  const offsets = new Map<string, number>();
  for (const { 0: scalar, index } of pieces.size === 0 ? [] : text.matchAll(SCALAR)) {
    const value = readScalar(scalar);
    if (pieces.has(value) && !offsets.has(value)) offsets.set(value, /^["']/.test(scalar) ? index + 1 : index);
    if (offsets.size === pieces.size) break;
  }
  const lines = listTextLines(text);
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length)];
  return (piece = '') => {
    const offset = offsets.get(piece) ?? 0;
    const line = starts.findLastIndex((start) => start <= offset) + 1;
    const column = offset - (starts[line - 1] ?? 0) + 1;
    return { line, column, frame: createCodeFrame(lines, line, column, offsets.has(piece) ? piece.length : 1) };
  };
}

/** `"a\\/b"` -> `a/b`, `'a'` -> `a`, `a:` -> `a` */
function readScalar(scalar: string): string {
  if (scalar.startsWith("'")) return scalar.slice(1, -1).replaceAll("''", "'");
  if (!scalar.startsWith('"')) return scalar.replace(/:$/, '');
  return scalar.includes('\\') ? readEscapes(scalar) : scalar.slice(1, -1);
}

function readEscapes(scalar: string): string {
  try {
    return String(JSON.parse(scalar));
  } catch (error) {
    // YAML knows escapes that JSON does not.
    if (error instanceof SyntaxError) return scalar.slice(1, -1);
    throw error;
  }
}
