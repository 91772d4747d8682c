/** A stretch of a text and what takes its place; offsets are UTF-16 units, `end` excluded. An insertion starts where it ends. */
export interface ConfigEdit {
  start: number;
  end: number;
  text: string;
}

/** Makes the edits, of which no two touch the same place. */
export function applyConfigEdits(text: string, edits: readonly ConfigEdit[]): string {
  const ordered = edits.toSorted((a, b) => b.start - a.start);
  return ordered.reduce((edited, { start, end, text: replacement }) => edited.slice(0, start) + replacement + edited.slice(end), text);
}
