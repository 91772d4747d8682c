/** Returns `text` with the characters of a range replaced by spaces, line breaks kept, so that every place after it stays true. */
export function blankRange(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

/** Blanks several ranges at once, which are in order and apart. */
export function blankRanges(text: string, ranges: readonly { start: number; end: number }[]): string {
  const pieces: string[] = [];
  let last = 0;
  for (const { start, end } of ranges) {
    pieces.push(text.slice(last, start), blankRange(text.slice(start, end), 0, end - start));
    last = end;
  }
  return pieces.join('') + text.slice(last);
}
