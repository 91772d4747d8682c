import type { Diagnostic } from '@octavo/core';

/** A page of a site that is run. */
export interface CorpusPage {
  href: string;
  isInNavigation: boolean;
}

/** What the process of a site tells once its server listens or its build has ended. */
export interface SiteFacts {
  /** Of the dev server; empty after a build. */
  origin: string;
  pages: CorpusPage[];
  diagnostics: Diagnostic[];
  /** Milliseconds until the server listened, or until the build had ended. */
  time: number;
  /** The most memory that the process has held, in bytes. */
  memory: number;
}

/** A message of the browser, with the page on which it came. */
export interface PageMessage {
  href: string;
  text: string;
}

/** What was seen of one page. */
export interface PageVisit {
  href: string;
  isInNavigation: boolean;
  /** It is there, has text, and is not the page that says that the text could not be compiled. */
  isRendered: boolean;
  isHydrated: boolean;
  /** Errors, warnings and uncaught exceptions. */
  messages: string[];
  /** Addresses of this site that were asked for and were not there. */
  missing: string[];
}

/** What the run of one site came to. */
export interface SiteReport {
  folder: string;
  /** Why there is nothing else to tell; undefined for a site that was built or served. */
  failure?: string;
  pages: { navigation: number; hidden: number; visited: number; rendered: number; hydrated: number; clean: number };
  /** Addresses of pages that did not render. */
  notRendered: string[];
  /** Messages of the browser, alike ones together. */
  console: { text: string; pages: string[] }[];
  /** Files that the text names and that are not in the folder. */
  missingFiles: { url: string; pages: string[] }[];
  /** Files that are in the folder and were not served: ours to mend. */
  lostFiles: { url: string; pages: string[] }[];
  /** How often each kind of finding about the text came up, and the first places. */
  findings: { code: string; count: number; examples: string[] }[];
  seconds: { site: number; visits: number };
  /** In MiB. */
  memory: number;
}
