/** Name of the file in `fonts/` that holds the letters of most text. A document that fetches it early shows it from its first paint on. */
export const TEXT_FONT = 'geist-latin.woff2';
