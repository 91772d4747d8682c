import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { Logger } from 'vite';

const SHOWN = 20;

/** Prints the warnings of a build that succeeded: the first ones whole, the rest as a number. */
export function reportProblems(diagnostics: Diagnostic[], logger: Logger): void {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  for (const warning of warnings.slice(0, SHOWN)) logger.warn(formatDiagnostic(warning));
  if (warnings.length > SHOWN) logger.warn(`${warnings.length - SHOWN} more warnings: \`octavo check\` lists them all.`);
}
