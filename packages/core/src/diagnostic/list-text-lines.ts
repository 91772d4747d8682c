/** The lines of a text, as editors count them; a byte order mark is a blank. */
export function listTextLines(text: string): string[] {
  return text.replace(/^\uFEFF/, ' ').split(/\r\n|\r|\n/);
}
