import { encodeHref, isExternalUrl, splitUrl, withBase } from '@octavo/core/internal';

/** Whether an address may be gone to without a click: `javascript:` may not. */
export function isSafeDestination(destination: string): boolean {
  return !isExternalUrl(destination) || /^(?:https?:)?\/\//i.test(destination);
}

/** The address that a redirect leads to, with base: `/new#part` -> `/docs/new#part`. */
export function toRedirectUrl(destination: string, base: string): string {
  if (isExternalUrl(destination)) return destination;
  const { path: target, query, hash } = splitUrl(destination);
  return encodeHref(withBase(base, target)) + query + hash;
}
