import { countBrokenLinks } from '@octavo/core/internal';
import type { BrokenLinks, Diagnostic } from '@octavo/core/internal';

/** What a check came to, in numbers. */
export interface CheckSummary {
  errors: number;
  warnings: number;
  /** How pages are written, not whether they work. */
  style: number;
  notes: number;
  /** How many of these are links that lead nowhere, and to how many targets. */
  brokenLinks: BrokenLinks;
  /** How many of all these `--fix` mends. */
  fixable: number;
  /** How many it has mended. */
  fixed?: number;
}

/** Whether a finding is about how something is written. */
export function isStyle({ code }: Diagnostic): boolean {
  return code.startsWith('style/');
}

/** Counts findings. */
export function countFindings(diagnostics: readonly Diagnostic[], fixed?: number): CheckSummary {
  const count = (test: (diagnostic: Diagnostic) => boolean): number => diagnostics.filter(test).length;
  return {
    errors: count(({ severity }) => severity === 'error'),
    warnings: count(({ severity }) => severity === 'warning'),
    style: count((one) => one.severity === 'info' && isStyle(one)),
    notes: count((one) => one.severity === 'info' && !isStyle(one)),
    brokenLinks: countBrokenLinks(diagnostics),
    fixable: count(({ fix }) => fix !== undefined),
    ...(fixed !== undefined && { fixed }),
  };
}

/** Whether a check is passed: without errors, and under `--strict` without warnings and findings of style. Notes never count. */
export function isPassed({ errors, warnings, style }: CheckSummary, isStrict: boolean): boolean {
  return errors === 0 && (!isStrict || (warnings === 0 && style === 0));
}
