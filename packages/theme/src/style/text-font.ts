/** Names of the files in `fonts/` that a document may fetch early, to show its text in them from its first paint on. */
export const FONT_FILES = {
  /** The letters of English text. */
  text: 'geist-basic.woff2',
  /** The other letters of western Europe. */
  accents: 'geist-accents.woff2',
  /** The letters of English text in italics: of use to documents with some. */
  italic: 'geist-basic-italic.woff2',
  /** Those of code: of use to documents with a block of it alone. */
  code: 'geist-mono-basic.woff2',
} as const;

/** Addresses of these files, and of the fonts of formulas by their names: `KaTeX_Main-Regular`. */
export interface FontAddresses extends Readonly<Record<keyof typeof FONT_FILES, readonly string[]>> {
  readonly math: Readonly<Record<string, string>>;
}
