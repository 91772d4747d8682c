import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { formatPath } from '../terminal/format-path.ts';

/** Names the files of diagnostics as the reader of the terminal would type them. */
export function toTypedPaths(diagnostics: readonly Diagnostic[], root: string): Diagnostic[] {
  return diagnostics.map((one) =>
    one.file === undefined || /^https?:/.test(one.file) ? one : { ...one, file: formatPath(path.resolve(root, one.file)) },
  );
}
