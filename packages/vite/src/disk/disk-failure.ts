import type { Diagnostic } from '@octavo/core';
import { errorCode } from './file-system.ts';

/** Why something on the disk cannot be had. */
export interface DiskFailure {
  reason: 'missing' | 'folder' | 'forbidden' | 'loop' | 'exhausted' | 'full' | 'read-only' | 'limited' | 'too-large' | 'other';
  /** The system's own code: `EACCES`. */
  code: string;
  /** True when something was to be written. */
  isWrite?: true;
}

/** What comes of asking the disk: a value, or why there is none. It never throws for what somebody did to a file. */
export type DiskRead<Value> = { value: Value } | { failure: DiskFailure };

const REASONS: Readonly<Record<string, DiskFailure['reason']>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ELOOP: 'loop',
  EMFILE: 'exhausted',
  ENFILE: 'exhausted',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EFBIG: 'limited',
  ERR_FS_FILE_TOO_LARGE: 'too-large',
  ERR_STRING_TOO_LONG: 'too-large',
};

/** True where there is nothing: a link that leads back to itself is no file either. */
export function isAbsent({ reason }: DiskFailure): boolean {
  return reason === 'missing' || reason === 'loop';
}

const WORDS: Readonly<Record<DiskFailure['reason'], { what: string; hint: string }>> = {
  missing: { what: 'the file does not exist', hint: 'It was removed while the site was read.' },
  folder: { what: 'it is a folder', hint: 'A file is expected here: rename the folder.' },
  forbidden: { what: 'permission denied', hint: 'Give the user who runs Octavo read permission: `chmod u+r`, for a folder `chmod u+rx`.' },
  loop: { what: 'it is a symbolic link to itself', hint: 'Replace the link with a file.' },
  exhausted: { what: 'too many files are open', hint: 'Close other programs, or raise the limit: `ulimit -n`.' },
  full: { what: 'the disk is full', hint: 'Free up disk space, then run the command again.' },
  'read-only': { what: 'the disk is read only', hint: 'Choose a folder that you can write to.' },
  limited: { what: 'it is larger than the system allows', hint: 'Raise the limit: `ulimit -f`.' },
  'too-large': { what: 'it is too large', hint: 'Split the file.' },
  other: { what: 'the operating system refused access', hint: 'Check the permissions of the file, and the disk that it is on.' },
};

const UNWRITABLE = 'Give the user who runs Octavo read and write permission: `chmod u+rwX`.';

/** Whether an error says that the disk takes nothing more, whatever is written. */
export function isWriteRefusal(error: unknown): boolean {
  return ['full', 'read-only', 'limited'].includes(REASONS[errorCode(error) ?? ''] ?? '');
}

/** Takes an error of the file system for data; throws what is none. */
export function toFailure(error: unknown): DiskFailure {
  const code = errorCode(error);
  if (code === undefined) throw error;
  return { reason: REASONS[code] ?? 'other', code };
}

/** A failure in words: what it is, with the system's code, and what helps. */
export function explainDiskFailure({ reason, code, isWrite }: DiskFailure): { what: string; hint: string } {
  const { what, hint } = WORDS[reason];
  return { what: `${what} (${code})`, hint: isWrite === true && reason === 'forbidden' ? UNWRITABLE : hint };
}

/** What is said of a file of the site (a path from the content root) that cannot be read. */
export function describeFailure(failure: DiskFailure, file: string): Diagnostic {
  const { what, hint } = explainDiskFailure(failure);
  return { code: 'site/unreadable', severity: 'error', message: `${file} cannot be read: ${what}.`, hint, file };
}
