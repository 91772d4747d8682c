import { listTextLines } from './list-text-lines.ts';

const LINES_AROUND = 2;
const MAX_WIDTH = 100;
/** Characters of a line that are looked at: those of a file without line breaks may be millions. */
const LOOKED_AT = 1000;
const TAB = '  ';

/**
 * Draws the lines around a place with line numbers and a caret under it.
 *
 * `line` and `column` count from 1; `length` is how many characters the caret underlines, on its own line only. Tabs become two
 * spaces, and of a long line only the part around the place is shown. Who draws many frames of one text gives its lines (`listTextLines`).
 *
 * ```
 *   1 | {
 * > 2 |   "name": 5
 *     |           ^
 *   3 | }
 * ```
 */
export function createCodeFrame(text: string | readonly string[], line: number, column: number, length: number = 1): string {
  const lines = typeof text === 'string' ? listTextLines(text) : text;
  const target = Math.min(Math.max(line, 1), lines.length);
  const first = Math.max(target - LINES_AROUND, 1);
  const last = Math.min(target + LINES_AROUND, lines.length);
  const gutter = String(last).length;
  const whole = lines[target - 1] ?? '';
  const at = Math.min(Math.max(column - 1, 0), whole.length);
  const skipped = whole.length > LOOKED_AT ? Math.max(at - 2 * MAX_WIDTH, 0) : 0;
  const near = (one: string): string => one.slice(skipped, skipped + LOOKED_AT);
  const source = near(whole);
  const start = at - skipped;
  const caretAt = width(source.slice(0, start));
  const caretLength = Math.max(width(source.slice(start, start + length)), 1);
  const from = windowStart(caretAt, width(source));

  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const shown = cut(expand(near(lines[number - 1] ?? '')), from);
    rows.push(`${number === target ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number !== target) continue;
    const caret = '^'.repeat(Math.min(caretLength, from + MAX_WIDTH - caretAt));
    rows.push(`  ${' '.repeat(gutter)} | ${' '.repeat(caretAt - from + (from > 0 ? 1 : 0))}${caret}`);
  }
  return rows.join('\n');
}

function expand(source: string): string {
  return source.replaceAll('\t', TAB);
}

function width(source: string): number {
  return expand(source).length;
}

/** Where the shown part of every line begins, so that the caret is in it. */
function windowStart(caretAt: number, lineWidth: number): number {
  if (lineWidth <= MAX_WIDTH || caretAt < MAX_WIDTH * 0.75) return 0;
  return caretAt - Math.floor(MAX_WIDTH / 2);
}

function cut(source: string, from: number): string {
  const head = from > 0 && source !== '' ? '…' : '';
  const tail = source.length > from + MAX_WIDTH ? '…' : '';
  return head + source.slice(from, from + MAX_WIDTH) + tail;
}
