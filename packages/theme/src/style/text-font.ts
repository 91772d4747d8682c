/** Name of the file in `fonts/` that holds the letters of most text. A document that fetches it early shows it from its first paint on. */
export const TEXT_FONT = 'geist-latin.woff2';

/** The same of code: of use to documents with a block of it alone. */
export const CODE_FONT = 'geist-mono-latin.woff2';
