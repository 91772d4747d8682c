import { formatDiagnostic } from '@octavo/core';
import { isDiagnosticCode, toCodeAddress } from '@octavo/core/internal';
import type { Diagnostic, DiagnosticPart } from '@octavo/core';
import { countProblems, formatProblems } from './format-summary.ts';
import { nameExplain } from './name-explain.ts';
import { narrowFrame } from './narrow-frame.ts';
import type { Terminal } from './terminal.ts';

export interface FormatDiagnosticsOptions extends Pick<Terminal, 'colors' | 'columns'> {
  /** How many are written whole, the worst first to be chosen. Default: all. */
  limit?: number;
}

/** Writes diagnostics for the terminal, the worst last, so that it stands above the prompt; the count closes the text. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { colors, columns, limit = Infinity }: FormatDiagnosticsOptions,
): string {
  const paint = createPaint({ colors, columns });
  const worstFirst: Diagnostic['severity'][] = ['error', 'warning', 'info'];
  const shown = worstFirst.flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity)).slice(0, limit);
  const ordered = lastFirst(shown);
  const more = diagnostics.length - shown.length;
  return [
    ...(more > 0 ? [colors.dim(`${more} more: \`octavo check\` lists them all.`)] : []),
    ...ordered.map((diagnostic) => formatDiagnostic(diagnostic, { color: (part, text) => paint[part](text) })),
    colors.bold(formatProblems(countProblems(diagnostics))) + nameExplain(ordered, colors),
  ].join('\n\n');
}

/** How the parts of a diagnostic are coloured, and what of a frame finds room. */
export function createPaint({
  colors,
  columns = Infinity,
}: Pick<Terminal, 'colors' | 'columns'>): Record<DiagnosticPart, (text: string) => string> {
  return {
    error: (text) => colors.bold(colors.red(text)),
    warning: (text) => colors.bold(colors.yellow(text)),
    info: (text) => colors.bold(colors.blue(text)),
    code: (text) => linkCode(text, colors),
    place: colors.cyan,
    hint: colors.green,
    // Diagnostics are indented by two.
    frame: (text) => colors.dim(narrowFrame(text, columns - 2)),
  };
}

/** A code of ours leads to its page in terminals that know links (OSC 8); others show its text alone. */
function linkCode(code: string, { dim, isColorSupported }: Terminal['colors']): string {
  const text = dim(code);
  return isColorSupported && isDiagnosticCode(code) ? `\u001B]8;;${toCodeAddress(code)}\u0007${text}\u001B]8;;\u0007` : text;
}

/** Turns the order of severities, and keeps that of files within each. */
function lastFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const order: Diagnostic['severity'][] = ['info', 'warning', 'error'];
  return order.flatMap((severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity));
}
