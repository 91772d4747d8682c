import type { Position } from './position-at.ts';

const LINE_BREAK = /\r\n|\r|\n/g;

/** Returns the offset of a place in a text: the opposite of `positionAt`. A place outside the text is moved to its end. */
export function offsetAt(text: string, { line, column }: Position): number {
  let lineStart = 0;
  let number = 1;
  if (line > 1) {
    for (const match of text.matchAll(LINE_BREAK)) {
      lineStart = match.index + match[0].length;
      number += 1;
      if (number === line) break;
    }
  }
  return number < line ? text.length : Math.min(lineStart + column - 1, text.length);
}
