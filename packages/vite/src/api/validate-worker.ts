import type { Diagnostic } from '@octavo/core';
import { validateDocument } from '@octavo/openapi/internal/validate';

/** One task of the validator's pool, in a process of its own: `createSpecValidator` starts this file. */
export function validate({ text, source }: { text: string; source: string }): Promise<Diagnostic[]> {
  return validateDocument(text, source);
}
