import { encodeHref, isExternalUrl, splitUrl, withBase } from '@octavo/core/internal';

/** Whether an address may be gone to without a click: `javascript:` may not. */
export function isSafeDestination(destination: string): boolean {
  return !isExternalUrl(destination) || /^(?:https?:)?\/\//i.test(destination);
}

/** The status that every host's rules know for a redirect, GitLab's too, which reads no others; dev and preview answer with the same. */
export function toRedirectStatus(isPermanent: boolean): 301 | 302 {
  return isPermanent ? 301 : 302;
}

/** The address that a redirect leads to, with base: `/new#part` -> `/docs/new#part`. */
export function toRedirectUrl(destination: string, base: string): string {
  if (isExternalUrl(destination)) return destination;
  const { path: target, query, hash } = splitUrl(destination);
  return encodeHref(withBase(base, target)) + query + hash;
}
