import type { BrokenLinks, Diagnostic } from '@octavo/core/internal';
import type { SiteSummary } from '../find-site-api.ts';

/** What was found, in words: `24 pages, 1 API file, 2 warnings`. Pages are always named, the rest where there is any. */
export function formatSummary({ pages, specs, ...problems }: SiteSummary): string {
  return [count(pages, 'page'), specs > 0 && count(specs, 'API file'), formatProblems(problems)].filter(Boolean).join(', ');
}

/** `1 error, 2 warnings`, or `no problems`. Broken links are only counted, so that the command which lists them is named. */
export function formatProblems({ errors, warnings, brokenLinks }: Omit<SiteSummary, 'pages' | 'specs'>): string {
  const parts = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean);
  if (brokenLinks !== undefined && brokenLinks.links > 0) parts.push(`${formatBrokenLinks(brokenLinks)} (\`octavo check\` lists them)`);
  return parts.length === 0 ? 'no problems' : parts.join(', ');
}

/** Counts diagnostics by severity. */
export function countProblems(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const ofSeverity = (severity: Diagnostic['severity']): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: ofSeverity('error'), warnings: ofSeverity('warning') };
}

/** `812` -> `812 ms`, `12345` -> `12.3 s`. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 10_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `3 broken links`, or `1809 links to 1 missing target`. */
export function formatBrokenLinks({ links, targets }: BrokenLinks): string {
  return links === targets ? count(links, 'broken link') : `${count(links, 'link')} to ${count(targets, 'missing target')}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
