import type { Diagnostic } from '@octavo/core';

/** Errors that leave no config to build from, lack an extension, or leave out what one gives for another's; of any other, what is wrong is left out of the site. */
const NO_BASIS = /^(?:config\/(?:not-found|not-an-object|syntax|ref-[a-z-]+)|extension\/(?:broken|conflict|not-found))$/;

/**
 * Finds what a build fails for. Strict, that is every error and every warning. Else only a config or an extension that cannot be read, and two extensions that cannot stand side by side: a field
 * of the config that is wrong counts as not written, a page that does not compile says so itself, a missing API file leaves its pages out, and
 * the rest of the site is worth publishing.
 */
export function findFatal(diagnostics: readonly Diagnostic[], { strict = false }: { strict?: boolean | undefined }): Diagnostic[] {
  if (strict) return diagnostics.filter(({ severity }) => severity !== 'info');
  return diagnostics.filter(({ severity, code }) => severity === 'error' && NO_BASIS.test(code));
}
