import type { Diagnostic, Severity } from './diagnostic.ts';

/** The parts of a printed diagnostic that may have a colour of their own. */
export type DiagnosticPart = Severity | 'code' | 'place' | 'hint' | 'frame';

export interface FormatDiagnosticOptions {
  /** Wraps a part in the colour codes of a terminal; without it the text is plain. */
  color?: (part: DiagnosticPart, text: string) => string;
}

/**
 * Writes a diagnostic as text for a terminal, without a line break at its end.
 *
 * ```
 * error docs.json:2:11 config/wrong-type
 *   `name` must be text, but it is a number.
 *
 *   > 2 |   "name": 5
 *       |           ^
 *
 *   Write it in quotes: "5".
 * ```
 */
export function formatDiagnostic(diagnostic: Diagnostic, options: FormatDiagnosticOptions = {}): string {
  const { color = (_part, text): string => text } = options;
  const { code, severity, message, hint, frame } = diagnostic;
  const place = formatPlace(diagnostic);
  const head = [color(severity, severity), place === '' ? '' : color('place', place), color('code', code)];
  const blocks = [`${head.filter((part) => part !== '').join(' ')}\n${indent(message)}`];
  if (frame !== undefined) blocks.push(indent(color('frame', frame)));
  if (hint !== undefined) blocks.push(indent(color('hint', hint)));
  return blocks.join('\n\n');
}

function formatPlace({ file, line, column }: Diagnostic): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
