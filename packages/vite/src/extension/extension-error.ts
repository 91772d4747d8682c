import type { Diagnostic } from '@octavo/core';
import type { ExtensionModule } from './extension-module.ts';
import { describeFault } from './fault.ts';
import { findFault } from './find-fault.ts';

/** Something that an extension threw while it did its part. */
export class ExtensionError extends Error {
  /** With its name, file and line. */
  readonly diagnostic: Diagnostic;

  constructor(module: ExtensionModule, cause: unknown) {
    const diagnostic = describeFault(module.name, findFault(cause, module));
    super(diagnostic.message, { cause });
    this.name = 'ExtensionError';
    this.diagnostic = diagnostic;
  }
}

/** The same function; whatever it throws, or rejects with, names the extension. */
export function guard<Given extends (...given: never[]) => unknown>(run: Given, module: ExtensionModule): Given {
  const fail = (cause: unknown): never => {
    throw cause instanceof ExtensionError ? cause : new ExtensionError(module, cause);
  };
  const guarded = function guarded(this: unknown, ...given: never[]): unknown {
    try {
      const result = run.apply(this, given);
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  };
  return guarded as Given;
}
