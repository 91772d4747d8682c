/** Names of the files in `fonts/` that a document may fetch early, to show its text in them from its first paint on. */
export const FONT_FILES = {
  /** The letters of English text and of code. */
  text: 'geist-basic.woff2',
  /** The other letters of western Europe. */
  accents: 'geist-accents.woff2',
} as const;

/** Addresses of these files, and of the fonts of formulas by their names: `KaTeX_Main-Regular`. */
export interface FontAddresses extends Readonly<Record<keyof typeof FONT_FILES, readonly string[]>> {
  readonly math: Readonly<Record<string, string>>;
}
