import { inTab, keepText, readKept } from '@octavo/core/browser';

const KEY = 'octavo:shown';

/** Whether code samples show the reader's credentials, on all pages until the tab is closed. */
export function showsCredentials(): boolean {
  return readKept(KEY, inTab) === 'true';
}

/** Shows the reader's credentials in code samples from now on, or hides them. */
export function setShowsCredentials(shows: boolean): void {
  keepText(KEY, shows ? 'true' : undefined, inTab);
}
