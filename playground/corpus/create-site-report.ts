import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Diagnostic } from '@octavo/core';

import type { PageVisit, SiteFacts, SiteReport } from './site-report.ts';

/** What a report is made from. */
export interface ReportSources {
  /** As typed. */
  folder: string;
  facts: SiteFacts;
  visits: readonly PageVisit[];
  /** Milliseconds that all visits took. */
  visitTime: number;
}

/** Places named of each kind of finding, and pages of each message. */
const SHOWN = 5;

/** Puts together what is told of a site. A file that is asked for in vain is the text's own fault when the folder has no such file. */
export function createSiteReport({ folder, facts, visits, visitTime }: ReportSources): SiteReport {
  const said = visits.map((visit) => ({ ...visit, messages: visit.messages.filter((text) => !AUTHORS_OWN.test(text)) }));
  const count = (fits: (visit: PageVisit) => boolean): number => said.filter(fits).length;
  const files = group(visits.flatMap(({ href, missing }) => missing.map((url) => [url, href] as const)));
  const isThere = ({ key }: { key: string }): boolean => hasFile(folder, key);
  const named = ({ key, pages }: { key: string; pages: string[] }): { url: string; pages: string[] } => ({ url: key, pages });
  const navigation = facts.pages.filter(({ isInNavigation }) => isInNavigation).length;
  return {
    folder,
    pages: {
      navigation,
      hidden: facts.pages.length - navigation,
      visited: visits.length,
      rendered: count(({ isRendered }) => isRendered),
      hydrated: count(({ isHydrated }) => isHydrated),
      clean: count(({ isRendered, isHydrated, messages }) => isRendered && isHydrated && messages.length === 0),
    },
    notRendered: visits.filter(({ isRendered }) => !isRendered).map(({ href }) => href),
    console: group(said.flatMap(({ href, messages }) => messages.map((text) => [text, href] as const))).map(({ key, pages }) => ({
      text: key,
      pages,
    })),
    missingFiles: files.filter((file) => !isThere(file)).map(named),
    lostFiles: files.filter(isThere).map(named),
    findings: group(facts.diagnostics.map((one) => [`${one.severity} ${one.code}`, describe(one)] as const)).map(
      ({ key, pages, total }) => ({ code: key, count: total, examples: pages.slice(0, SHOWN) }),
    ),
    seconds: { site: facts.time / 1000, visits: visitTime / 1000 },
    memory: Math.round(facts.memory / 1024 / 1024),
  };
}

/** The report of a site that could not be built or served. */
export function createFailureReport(folder: string, failure: string): SiteReport {
  return {
    folder,
    failure,
    pages: { navigation: 0, hidden: 0, visited: 0, rendered: 0, hydrated: 0, clean: 0 },
    notRendered: [],
    console: [],
    missingFiles: [],
    lostFiles: [],
    findings: [],
    seconds: { site: 0, visits: 0 },
    memory: 0,
  };
}

function describe({ file, line, column, message }: Diagnostic): string {
  return `${[file, line, column].filter((part) => part !== undefined).join(':')} ${message}`.trim();
}

/** What Chromium says of the author's own markup, whoever renders it: a value of `allow` that it does not know. */
const AUTHORS_OWN = /^console\.warning: Unrecognized feature: /;

/** Gathers pairs by their first part, the most frequent first. */
function group(pairs: readonly (readonly [key: string, page: string])[]): { key: string; pages: string[]; total: number }[] {
  const found = new Map<string, string[]>();
  for (const [key, page] of pairs) found.set(key, [...(found.get(key) ?? []), page]);
  return [...found]
    .map(([key, pages]) => ({ key, pages: [...new Set(pages)], total: pages.length }))
    .toSorted((a, b) => b.total - a.total || (a.key < b.key ? -1 : 1));
}

function hasFile(folder: string, url: string): boolean {
  const pathname = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  return ['', 'public'].some((prefix) => existsSync(path.join(folder, prefix, pathname)));
}
