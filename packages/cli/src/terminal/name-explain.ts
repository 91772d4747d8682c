import { explainCode } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { Terminal } from './terminal.ts';

/** Says where the worst of the diagnostics (the last one) is explained, as the end of a line; empty where none of them has a code of ours. */
export function nameExplain(diagnostics: readonly Diagnostic[], { dim }: Terminal['colors']): string {
  const known = diagnostics.findLast(({ code }) => explainCode(code) !== undefined);
  return known === undefined ? '' : dim(`; for details: \`octavo explain ${known.code}\``);
}
