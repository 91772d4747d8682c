import type { Diagnostic } from '@octavo/core';
import { sortDiagnostics } from './sort-diagnostics.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/** What the machine refuses, whatever the program asks for: no defect of ours, and no stack helps. */
const REFUSALS: ReadonlyMap<string, { what: string; hint: string }> = new Map([
  ...['EACCES', 'EPERM'].map(
    (code) =>
      [code, { what: 'permission denied', hint: 'Give the user who runs Octavo read and write permission: `chmod u+rwX`.' }] as const,
  ),
  ['EROFS', { what: 'the disk is read only', hint: 'Choose a folder that can be written.' }],
  ...['ENOSPC', 'EDQUOT'].map((code) => [code, { what: 'the disk is full', hint: 'Make room and run the command again.' }] as const),
  ...['EMFILE', 'ENFILE'].map(
    (code) => [code, { what: 'too many files are open', hint: 'Close other programs, or raise the limit: `ulimit -n`.' }] as const,
  ),
]);

/**
 * Writes what a command threw: a user's mistake as message and hint, a failed build as its diagnostics, what the machine refuses with its path, a
 * defect with all of its stack.
 */
export async function formatError(error: unknown, colors: Terminal['colors']): Promise<string> {
  if (error instanceof UserError) return formatMessage(error.message, error.hint, colors);
  if (!(error instanceof Error)) return formatMessage(String(error), undefined, colors);
  // `cac` names its errors so, and does not export their class.
  if (error.name === 'CACError')
    return formatMessage(capitalize(error.message), '`octavo --help` shows the commands and their options.', colors);
  const diagnostics = findDiagnostics(error);
  if (diagnostics === undefined) return describeMachineError(error, colors) ?? `${colors.red('error')} ${error.stack ?? error.message}`;
  const { formatDiagnostics } = await import('./format-diagnostics.ts');
  return formatDiagnostics(sortDiagnostics(diagnostics), { colors });
}

/** The diagnostics that made a build fail, wherever Vite wrapped the error. */
export function findDiagnostics(error: unknown): Diagnostic[] | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('diagnostics' in error && Array.isArray(error.diagnostics)) return error.diagnostics;
  return findDiagnostics(error.cause);
}

function describeMachineError(error: Error, colors: Terminal['colors']): string | undefined {
  const refusal = 'code' in error && typeof error.code === 'string' ? REFUSALS.get(error.code) : undefined;
  if (refusal === undefined || !('path' in error) || typeof error.path !== 'string') return undefined;
  return formatMessage(`${error.path} cannot be read or written: ${refusal.what}.`, refusal.hint, colors);
}

function formatMessage(message: string, hint: string | undefined, colors: Terminal['colors']): string {
  const head = `${colors.bold(colors.red('error'))} ${message}`;
  return hint === undefined ? head : `${head}\n${hint.replace(/^/gm, '  ')}`;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
