/** Writes a text as a literal of one line, in its quotes. Half surrogate pairs, which no encoding can hold, become U+FFFD. */
export type WriteLiteral = (text: string) => string;

const LETTERS: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't' };

/**
 * Makes the writer of a language. `marks` is the quote, and what else means something within it and gets a backslash: `"$`, no letters and no
 * digits. `hide` writes what cannot be seen, by its code point: controls, line separators, marks that turn the direction of writing.
 */
export function createLiteralWriter(marks: string, hide: (codePoint: number) => string): WriteLiteral {
  const [quote] = marks;
  const write = (char: string): string => {
    const letter = `\\${marks}`.includes(char) ? char : LETTERS[char];
    if (letter !== undefined) return `\\${letter}`;
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(char) ? hide(char.codePointAt(0) ?? 0) : char;
  };
  return (text) => quote + text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\W/gu, write) + quote;
}

/** U+200B -> `\u200b`, U+1D173 -> `\U0001d173`: as C#, Go and Python have it. */
export function hideByWidth(codePoint: number): string {
  return codePoint < 0x10000 ? `\\u${toHex(codePoint, 4)}` : `\\U${toHex(codePoint, 8)}`;
}

/** U+200B -> `\u{200b}`: as PHP and Ruby have it. */
export function hideInBraces(codePoint: number): string {
  return `\\u{${toHex(codePoint, 1)}}`;
}

/** Each half of each character as `\\u00e9`. */
export function writeUnits(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hideByWidth(text.charCodeAt(index))).join('');
}

/** A code point in hexadecimal digits. */
function toHex(codePoint: number, length: number): string {
  return codePoint.toString(16).padStart(length, '0');
}

/** Whether values of headers hold ASCII alone; clients of some languages refuse what does not. */
export function isAscii(headers: Readonly<Record<string, string>>): boolean {
  return !/\P{ASCII}/u.test(Object.values(headers).join(''));
}

/** Literals of a text, one per line, each with the line's end in it. */
export function splitLines(text: string): string[] {
  const lines = text.split(/(?<=\n)/);
  return lines.length === 0 ? [''] : lines;
}
