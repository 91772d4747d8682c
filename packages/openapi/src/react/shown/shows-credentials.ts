import { inTab, keepText, readKept } from '@octavo/core/browser';

/** What the browser keeps for a tab whose code samples show the reader's credentials. */
export const SHOWN_CREDENTIALS = 'octavo:shown';

/** Whether code samples show the reader's credentials, on all pages until the tab is closed. */
export function showsCredentials(): boolean {
  return readKept(SHOWN_CREDENTIALS, inTab) === 'true';
}

/** Shows the reader's credentials in code samples from now on, or hides them. */
export function setShowsCredentials(shows: boolean): void {
  keepText(SHOWN_CREDENTIALS, shows ? 'true' : undefined, inTab);
}
