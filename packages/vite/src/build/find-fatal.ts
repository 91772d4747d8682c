import type { Diagnostic } from '@octavo/core';

/**
 * Finds what a build fails for. Strict, that is every error and every warning. Else only a config that cannot be used: a page that does not
 * compile says so itself, a missing API file leaves its pages out, and the rest of the site is worth publishing.
 */
export function findFatal(diagnostics: readonly Diagnostic[], { strict = false }: { strict?: boolean | undefined }): Diagnostic[] {
  if (strict) return diagnostics.filter(({ severity }) => severity !== 'info');
  return diagnostics.filter(({ severity, code }) => severity === 'error' && code.startsWith('config/'));
}
