import { getSystemErrorName } from 'node:util';
import type { Diagnostic } from '@octavo/core';
import { explainDiskFailure, toFailure } from '@octavo/vite/internal/disk';
import { sortDiagnostics } from './sort-diagnostics.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/**
 * Writes what a command threw: a user's mistake as message and hint, a failed build as its diagnostics, what the machine refuses with its path, a
 * defect with all of its stack.
 */
export async function formatError(error: unknown, colors: Terminal['colors']): Promise<string> {
  if (error instanceof UserError || isDiskError(error)) return formatMessage(error.message, error.hint, colors);
  if (!(error instanceof Error)) return formatMessage(String(error), undefined, colors);
  // `cac` names its errors so, and does not export their class.
  if (error.name === 'CACError')
    return formatMessage(describeUsage(error.message), '`octavo --help` shows the commands; add a command for its options.', colors);
  const diagnostics = findDiagnostics(error);
  if (diagnostics === undefined) return describeMachineError(error, colors) ?? `${colors.red('error')} ${error.stack ?? error.message}`;
  const { formatDiagnostics } = await import('./format-diagnostics.ts');
  return formatDiagnostics(sortDiagnostics(diagnostics), { colors });
}

/** "option `--outDir <folder>` value is missing" -> "`--outDir` needs a value: <folder>.", "Unused args: `b`" -> "Unexpected argument: `b`." */
function describeUsage(message: string): string {
  const [, unused] = /^Unused args: (.+)$/.exec(message) ?? [];
  if (unused !== undefined) return `Unexpected ${unused.includes(', ') ? 'arguments' : 'argument'}: ${unused}.`;
  const [, name, value] = /^option `(\S+) ([<[].+)` value is missing$/.exec(message) ?? [];
  return name === undefined ? capitalize(message) : `\`${name}\` needs a value: ${value}.`;
}

/** The diagnostics that made a build fail, wherever Vite wrapped the error. */
export function findDiagnostics(error: unknown): Diagnostic[] | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('diagnostics' in error && Array.isArray(error.diagnostics)) return error.diagnostics;
  return findDiagnostics(error.cause);
}

/** By its name: `create-octavo` brings the door to the disk along, and with it a class of its own. */
function isDiskError(error: unknown): error is Error & { hint: string } {
  return error instanceof Error && error.name === 'DiskError' && 'hint' in error && typeof error.hint === 'string';
}

const NOT_OF_DISK: ReadonlySet<string> = new Set(['missing', 'other']);

/** A file that is open has no path in what the system says of it. A port has none either: what it may refuse is not of the disk. */
const WITHOUT_PATH: ReadonlySet<string> = new Set(['full', 'exhausted', 'read-only']);

/** What the machine refuses, whatever the program asks for: no defect of ours, and no stack helps. The bundler gives a list of errors. */
export function describeMachineError(error: Error, colors: Terminal['colors']): string | undefined {
  const errors: unknown[] = 'errors' in error && Array.isArray(error.errors) ? [error, ...error.errors] : [error];
  for (const one of errors) {
    const errno = findErrno(one);
    if (!(one instanceof Error) || errno === undefined) continue;
    const failure = toFailure(Object.assign(new Error(one.message), { code: getSystemErrorName(errno) }));
    const path = 'path' in one && typeof one.path === 'string' ? one.path : undefined;
    const isOfDisk = path === undefined ? WITHOUT_PATH.has(failure.reason) : !NOT_OF_DISK.has(failure.reason);
    if (!isOfDisk) continue;
    const { what, hint } = explainDiskFailure({ ...failure, isWrite: true });
    return formatMessage(`${path ?? 'A file'} cannot be read or written: ${what}.`, hint, colors);
  }
  return undefined;
}

/** The number tells what the system said, whatever code the bundler gives its error; some of its errors have it in their words alone. */
function findErrno(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errno' in error && typeof error.errno === 'number' && error.errno < 0) return error.errno;
  const [, written] = /\(os error (\d+)\)/.exec(error.message) ?? [];
  return written === undefined ? undefined : -Number(written);
}

function formatMessage(message: string, hint: string | undefined, colors: Terminal['colors']): string {
  const head = `${colors.bold(colors.red('error'))} ${message}`;
  return hint === undefined ? head : `${head}\n${hint.replace(/^/gm, '  ')}`;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
