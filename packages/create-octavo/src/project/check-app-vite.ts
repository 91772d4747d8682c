import type { App } from './find-app.ts';
import { OLDEST_VITE } from './find-vite.ts';
import { InitError } from '../init-error.ts';

/** Refuses an app whose Vite is too old for Octavo, as far as that is known. */
export function checkAppVite({ vite: { version } }: App): void {
  if (version === undefined || Number.parseInt(version, 10) >= OLDEST_VITE) return;
  throw new InitError(
    `Octavo needs Vite ${OLDEST_VITE} or later, and this app has Vite ${version}.`,
    `Update Vite, then run this again. Or create a separate site: npm create octavo my-docs`,
  );
}
