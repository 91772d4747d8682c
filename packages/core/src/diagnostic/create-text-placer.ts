import { createCodeFrame } from './create-code-frame.ts';
import { listTextLines } from './list-text-lines.ts';
import { listLineStarts } from './position-at.ts';
import type { Position } from './position-at.ts';

/** A place with a frame around it. */
export interface FramedPlace extends Position {
  frame: string;
}

/** Finds the place of a stretch of a text: its offset, and the length that is underlined. */
export type PlaceText = (text: string, range: { offset: number; length: number }) => FramedPlace;

/** Makes what places stretches of texts. It divides each text into lines once: of one text many thousand may be placed. */
export function createTextPlacer(): PlaceText {
  const known = new Map<string, { lines: readonly string[]; starts: readonly number[] }>();
  return (text, { offset, length }) => {
    const { lines, starts } = known.get(text) ?? { lines: listTextLines(text), starts: listLineStarts(text) };
    known.set(text, { lines, starts });
    const end = Math.min(Math.max(offset, 0), text.length);
    const line = countUpTo(starts, end);
    const column = end - (starts[line - 1] ?? 0) + 1;
    return { line, column, frame: createCodeFrame(lines, line, column, length) };
  };
}

/** How many of some numbers, the smallest first, are at most `most`. */
function countUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? Infinity) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
