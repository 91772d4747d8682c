import { readKept } from '@octavo/core/browser';

/** What tells that a reader agrees: an entry of the browser's storage, or a cookie, with a value. */
export interface Consent {
  key: string;
  value: string;
}

/** The event on the document that says that the reader's choice may be another one now. */
export const CONSENT_EVENT = 'octavo:consent';

/** Whether the reader has agreed; without a condition nobody has to. */
function hasConsent(consent: Consent | undefined): boolean {
  return consent === undefined || readKept(consent.key) === consent.value || readCookie(consent.key) === consent.value;
}

/**
 * Runs once the reader agrees: at once, or when a banner of the author's has kept the answer and says so by the event `octavo:consent` on
 * the document; an answer that another window kept counts too.
 */
export function whenConsented(consent: Consent | undefined, run: () => void): void {
  if (hasConsent(consent)) return run();
  const check = (): void => {
    if (!hasConsent(consent)) return;
    document.removeEventListener(CONSENT_EVENT, check);
    removeEventListener('storage', check);
    removeEventListener('focus', check);
    run();
  };
  document.addEventListener(CONSENT_EVENT, check);
  addEventListener('storage', check);
  addEventListener('focus', check);
}

function readCookie(key: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`));
  return found?.slice(key.length + 1);
}
