/** Returns `text` with the characters of a range replaced by spaces, line breaks kept, so that every place after it stays true. */
export function blankRange(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
