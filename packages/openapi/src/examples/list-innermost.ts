import type { Mismatch } from './create-value-checker.ts';
import { isApplicator } from './is-applicator.ts';

/** A validator tells of a value and of each that holds it: lists the innermost, which say what is wrong. */
export function listInnermost(mismatches: readonly Mismatch[]): Mismatch[] {
  const holders = new Set<string>();
  for (const { pointer } of mismatches) {
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      const holder = pointer.slice(0, end);
      if (holders.has(holder)) break;
      holders.add(holder);
      if (end === 0) break;
    }
  }
  const seen = new Set<string>();
  return mismatches.filter(({ pointer, keyword, message }) => {
    const key = JSON.stringify([pointer, message]);
    if (seen.has(key) || isApplicator(keyword) || (holders.has(pointer) && keyword.endsWith('Of'))) return false;
    seen.add(key);
    return true;
  });
}
