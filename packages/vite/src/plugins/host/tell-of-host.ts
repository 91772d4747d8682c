import type { Diagnostic } from '@octavo/core';
import { OctavoBuildError } from '../../build/reports/build-error.ts';
import { reportProblems } from '../../build/reports/report-problems.ts';
import type { Context } from '../../context.ts';

/** Tells what a host keeps from the docs; under `strict` that ends the build. */
export function tellOfHost(diagnostics: Diagnostic[], { options, vite }: Context): void {
  if (options.strict) throw new OctavoBuildError(diagnostics);
  reportProblems(diagnostics, vite.logger);
}
