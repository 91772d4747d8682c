import { boundFindings } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';

/** More findings of a page are not listed, and of these the errors come first: what has more has one cause. */
const MOST_FINDINGS = 500;

/** The findings of a page or a script in the order of their places. */
export function listPageFindings(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = diagnostics.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  return boundFindings(sorted, { most: MOST_FINDINGS, place: 'this page' }).toSorted(comparePlaces);
}

function comparePlaces(a: Diagnostic, b: Diagnostic): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
