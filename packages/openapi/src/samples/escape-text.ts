/** How the characters of a text are written between the quotes of a literal. */
export interface Escaping {
  /** Quotes, the backslash, whatever else means something there; no letters, no digits. */
  special: { readonly [char: string]: string };
  /** What cannot be seen, by its code point: controls, line separators, marks that turn the direction of writing. */
  hidden: (codePoint: number) => string;
}

/** Writes a text for a literal of one line. Half surrogate pairs, which no encoding can hold, become U+FFFD. */
export function escapeText(text: string, { special, hidden }: Escaping): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\W/gu, (char) => {
    if (Object.hasOwn(special, char)) return special[char] ?? char;
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(char) ? hidden(char.codePointAt(0) ?? 0) : char;
  });
}

/** A code point in hexadecimal digits. */
export function toHex(codePoint: number, length: number): string {
  return codePoint.toString(16).padStart(length, '0');
}

/** Literals of a text, one per line, each with the line's end in it. */
export function splitLines(text: string): string[] {
  const lines = text.split(/(?<=\n)/);
  return lines.length === 0 ? [''] : lines;
}
