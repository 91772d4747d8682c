/** What may be split over several files: its size is known before it is written. */
export interface Sized {
  size: number;
}

/** Splits a list into parts of at most `most`, in their order; one that is larger has a part to itself. */
export function splitTexts<Part extends Sized>(texts: readonly Part[], most: number): Part[][] {
  const parts: Part[][] = [];
  let size = Infinity;
  for (const text of texts) {
    if (size + text.size > most || parts.length === 0) parts.push([]);
    size = parts.at(-1)?.length === 0 ? text.size : size + text.size;
    parts.at(-1)?.push(text);
  }
  return parts;
}
