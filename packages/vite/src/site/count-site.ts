import type { BrokenLinks, Diagnostic } from '@octavo/core/internal';
import type { SiteStore } from './site-store.ts';

/** What was found in a site, in numbers. */
export interface SiteCounts {
  pages: number;
  specs: number;
  errors: number;
  warnings: number;
  /** Links and files that lead nowhere, hashes aside; undefined where none were followed. */
  brokenLinks?: BrokenLinks;
}

/** Counts what a site has, and what is wrong with it. */
export function countSite({ site, apis }: Pick<SiteStore, 'site' | 'apis'>, diagnostics: readonly Diagnostic[]): SiteCounts {
  const count = (severity: Diagnostic['severity']): number => diagnostics.filter((one) => one.severity === severity).length;
  return { pages: Object.keys(site().pages).length, specs: apis.list().length, errors: count('error'), warnings: count('warning') };
}
