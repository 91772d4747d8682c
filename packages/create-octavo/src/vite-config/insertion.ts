/** A text to be put in at an offset. */
export interface Insertion {
  at: number;
  text: string;
}

/** Makes the insertions, which do not share a place. */
export function applyInsertions(text: string, insertions: readonly Insertion[]): string {
  let edited = text;
  for (const { at, text: added } of insertions.toSorted((a, b) => b.at - a.at)) edited = edited.slice(0, at) + added + edited.slice(at);
  return edited;
}
