import type { Diagnostic } from '../../diagnostic/diagnostic.ts';

/** How many links lead nowhere, and to how many targets. */
export interface BrokenLinks {
  links: number;
  targets: number;
}

const LEADS_NOWHERE: ReadonlySet<string> = new Set(['site/broken-link', 'site/missing-file', 'config/broken-link', 'config/missing-file']);

/** Counts links and files that lead nowhere, hashes aside, and what is missing: one file may be linked from everywhere, and written in many ways. */
export function countBrokenLinks(diagnostics: readonly Diagnostic[]): BrokenLinks {
  const broken = diagnostics.filter(({ code, severity }) => severity !== 'info' && LEADS_NOWHERE.has(code));
  return { links: broken.length, targets: new Set(broken.map((one) => one.target ?? one)).size };
}
