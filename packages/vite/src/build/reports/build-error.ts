import { inspect } from 'node:util';
import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';

/** A build that failed because of what the author wrote: every problem at once, and the old output untouched. */
export class OctavoBuildError extends Error {
  override name = 'OctavoBuildError';
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n'));
    this.diagnostics = diagnostics;
    this.stack = `${this.name}: ${this.message}`;
    // Vite shows an error as `inspect` does, which would tell everything twice.
    Object.defineProperty(this, inspect.custom, { value: () => this.message });
  }
}

/** Ends the build when something was found. */
export function refuseBuild(found: Diagnostic[]): void {
  if (found.length > 0) throw new OctavoBuildError(found);
}
