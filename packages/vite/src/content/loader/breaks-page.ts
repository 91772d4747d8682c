import type { Diagnostic } from '@octavo/core';

/** Whether a page cannot be shown for a finding: code that does not fit its types is shown as it is. */
export function breaksPage({ severity, code }: Pick<Diagnostic, 'severity' | 'code'>): boolean {
  return severity === 'error' && code !== 'page/type-error';
}
