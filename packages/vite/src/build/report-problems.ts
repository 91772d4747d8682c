import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic, Severity } from '@octavo/core';
import type { Logger } from 'vite';

const SHOWN = 20;

/** Prints what is wrong with a site that was built all the same: a line for each remark, the first warnings and errors whole, the rest as a number, errors last. */
export function reportProblems(diagnostics: readonly Diagnostic[], logger: Logger): void {
  for (const { severity, message } of diagnostics) if (severity === 'info') logger.info(message);
  for (const severity of ['warning', 'error'] as const) {
    const found = diagnostics.filter((one) => one.severity === severity);
    for (const one of found.slice(0, SHOWN)) print(formatDiagnostic(one), { severity, logger });
    if (found.length > SHOWN) print(`${found.length - SHOWN} more ${severity}s: \`octavo check\` lists them all.`, { severity, logger });
  }
}

function print(text: string, { severity, logger }: { severity: Severity; logger: Logger }): void {
  if (severity === 'error') logger.error(text);
  else logger.warn(text);
}
