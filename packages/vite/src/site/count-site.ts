import type { Diagnostic } from '@octavo/core';
import type { SiteStore } from './site-store.ts';

/** What was found in a site, in numbers. */
export interface SiteCounts {
  pages: number;
  specs: number;
  errors: number;
  warnings: number;
  /** Links and files that lead nowhere, hashes aside; undefined where none were followed. */
  brokenLinks?: number;
}

/** Counts what a site has, and what is wrong with it. */
export function countSite({ site, apis }: Pick<SiteStore, 'site' | 'apis'>, diagnostics: readonly Diagnostic[]): SiteCounts {
  const count = (severity: Diagnostic['severity']): number => diagnostics.filter((one) => one.severity === severity).length;
  return { pages: Object.keys(site().pages).length, specs: apis.list().length, errors: count('error'), warnings: count('warning') };
}

const LEADS_NOWHERE: ReadonlySet<string> = new Set(['site/broken-link', 'site/missing-file', 'config/broken-link', 'config/missing-file']);

/** Counts the links and files that lead nowhere. */
export function countBrokenLinks(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ code, severity }) => severity !== 'info' && LEADS_NOWHERE.has(code)).length;
}
