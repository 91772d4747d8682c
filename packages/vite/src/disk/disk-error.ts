import { explainDiskFailure } from './disk-failure.ts';
import type { DiskFailure } from './disk-failure.ts';

/** What a command cannot go on without, and the disk refuses: told with its path and what helps, without a stack. */
export class DiskError extends Error {
  override name = 'DiskError';
  readonly hint: string;

  constructor(file: string, failure: DiskFailure) {
    const { what, hint } = explainDiskFailure(failure);
    super(`${file} cannot be ${failure.isWrite ? 'written' : 'read'}: ${what}.`);
    this.hint = hint;
  }
}
