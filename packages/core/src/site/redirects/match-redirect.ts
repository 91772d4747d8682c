import { createRedirectFinder } from './find-redirect.ts';
import type { Redirect } from '../site.ts';

/** Returns a function that tells whether some redirect leads away from an address; sources may hold `:name`, `:name*` and `*`. */
export function createRedirectMatcher(redirects: readonly Redirect[]): (href: string) => boolean {
  const find = createRedirectFinder(redirects);
  return (href) => find(href) !== undefined;
}
