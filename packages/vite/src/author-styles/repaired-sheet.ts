import type { Diagnostic } from '@octavo/core';

/** A style sheet that every tool can read. */
export interface RepairedSheet {
  text: string;
  diagnostics: Diagnostic[];
}
