import type { Diagnostic } from '@octavo/core';
import { findPackageManager } from './package-manager.ts';

/** A Vite that cannot run Octavo. Vite prints the stack: it is the sentence alone, on its first line. */
export class ViteVersionError extends Error {
  override name = 'ViteVersionError';
  /** What Octavo's commands print. */
  readonly diagnostics: Diagnostic[];

  constructor(version: string | undefined) {
    const message = `Octavo needs Vite 8. This is ${version === undefined ? 'an older version' : `Vite ${version}`}.`;
    const { addDev } = findPackageManager(process.cwd());
    const hint = `Update it: \`${addDev} vite@8\`. The other plugins and the framework of the app must support Vite 8, too.`;
    super(`${message} ${hint}`);
    this.diagnostics = [{ code: 'vite/version', severity: 'error', message, hint }];
    this.stack = this.message;
  }
}

/**
 * Throws a `ViteVersionError` before Vite 8, which brought Rolldown. `version` is Vite's own (`7.3.8`); undefined in one that does not
 * tell.
 */
export function checkVite(version: string | undefined): void {
  if (!(Number.parseInt(version ?? '', 10) >= 8)) throw new ViteVersionError(version);
}
