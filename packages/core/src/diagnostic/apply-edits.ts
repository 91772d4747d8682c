import type { TextEdit } from './diagnostic.ts';

/**
 * Applies the edits of several fixes to a text. A fix that overlaps with an earlier one is left out whole, to be tried again on the result;
 * the same edit in two fixes is made once.
 */
export function applyEdits(text: string, fixes: readonly (readonly TextEdit[])[]): { text: string; applied: number } {
  const taken: TextEdit[] = [];
  let applied = 0;
  for (const fix of fixes) {
    const fresh = fix.filter((edit) => !taken.some((one) => isSame(one, edit)));
    if (fresh.some((edit) => taken.some((one) => overlaps(one, edit)))) continue;
    taken.push(...fresh);
    applied += 1;
  }
  let result = '';
  let done = 0;
  for (const { start, end, text: replacement } of taken.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return { text: result + text.slice(done), applied };
}

function isSame(a: TextEdit, b: TextEdit): boolean {
  return a.start === b.start && a.end === b.end && a.text === b.text;
}

/** Two insertions at one place count as overlapping: their order would be chance. */
function overlaps(a: TextEdit, b: TextEdit): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}
