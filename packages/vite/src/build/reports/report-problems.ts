import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic, Severity } from '@octavo/core';
import type { Logger } from 'vite';

const SHOWN = 20;

/** Prints what is wrong with a site that was built all the same: a line for each of the first remarks, the first warnings and errors whole but for what is told again, the rest as a number, errors last. */
export function reportProblems(diagnostics: readonly Diagnostic[], logger: Logger): void {
  const remarks = diagnostics.filter(({ severity }) => severity === 'info');
  for (const one of remarks.slice(0, SHOWN)) logger.info(formatRemark(one));
  if (remarks.length > SHOWN) logger.info(`${remarks.length - SHOWN} more notes: \`octavo check\` lists them all.`);
  for (const severity of ['warning', 'error'] as const) {
    const found = diagnostics.filter((one) => one.severity === severity);
    for (const [index, one] of found.slice(0, SHOWN).entries()) {
      const isTold = found.slice(0, index).some(({ message }) => message === one.message);
      print(isTold ? formatRemark(one) : formatDiagnostic(one), { severity, logger });
    }
    if (found.length > SHOWN) print(`${found.length - SHOWN} more ${severity}s: \`octavo check\` lists them all.`, { severity, logger });
  }
}

function formatRemark({ file, line, column, message }: Diagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? message : `${place}  ${message}`;
}

function print(text: string, { severity, logger }: { severity: Severity; logger: Logger }): void {
  if (severity === 'error') logger.error(text);
  else logger.warn(text);
}
