/** A place in a text; both count from 1, columns in UTF-16 units. */
export interface Position {
  line: number;
  column: number;
}

const LINE_BREAK = /\r\n|\r|\n/g;

/** The offsets at which the lines of a text begin. */
export function listLineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(LINE_BREAK), (match) => match.index + match[0].length)];
}

/** Returns the line and column of an offset. Offsets outside the text are moved to its nearest end. */
export function positionAt(text: string, offset: number): Position {
  const end = Math.min(Math.max(offset, 0), text.length);
  let line = 1;
  let lineStart = 0;
  for (const match of text.matchAll(LINE_BREAK)) {
    const next = match.index + match[0].length;
    if (next > end) break;
    line += 1;
    lineStart = next;
  }
  return { line, column: end - lineStart + 1 };
}
