import type { Diagnostic } from '@octavo/core';
import { errorCode } from '../disk/file-system.ts';

const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space and build again.',
  EDQUOT: 'The disk quota is exceeded: free some space and build again.',
  EFBIG: 'A file is larger than the system allows: raise the limit (`ulimit -f`) and build again.',
  EROFS: 'The disk is read-only.',
  EACCES: 'The folder or the file may not be written, or another program has it open.',
  EPERM: 'The folder or the file may not be written, or another program has it open.',
  EBUSY: 'Another program has it open: close it and build again.',
};

/** A site that could not be placed. */
export interface FailedPlacement {
  outDir: string;
  /** Whether the folder is as it was. */
  isWhole: boolean;
}

/** What the system said while a site was being placed; an error that is not the system's is ours, and is thrown. */
export function describeSystemError(error: unknown, { outDir, isWhole }: FailedPlacement): Diagnostic {
  const code = errorCode(error);
  if (code === undefined || !(error instanceof Error)) throw error;
  const hint = HINTS[code];
  return {
    code: 'build/write',
    severity: 'error',
    message: `The site could not be written; ${outDir} ${isWhole ? 'is unchanged' : 'has files of this build and of the last one'}: ${error.message}`,
    ...(hint !== undefined && { hint }),
  };
}

/** Another build does not end. */
export function describeLocked(outDir: string, lock: string): Diagnostic {
  return {
    code: 'build/locked',
    severity: 'error',
    message: `Another build has been writing to ${outDir} for two minutes.`,
    hint: `Stop it, or delete ${lock} if no build is running, then build again.`,
  };
}
