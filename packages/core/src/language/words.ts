import type { ApiTexts } from './api-texts.ts';
import type { ChangeTexts } from './change-texts.ts';
import type { PartTexts } from './part-texts.ts';
import type { SiteNames } from './site-names.ts';

/** The words that every page shows around its text, in one language. */
export interface Words {
  allPages: string;
  closeMenu: string;
  editPage: string;
  feedback: string;
  goHome: string;
  helpful: string;
  issue: string;
  language: string;
  /** Holds `{date}`. */
  lastChanged: string;
  menu: string;
  next: string;
  no: string;
  notFound: string;
  notFoundText: string;
  /** Holds `{version}`. */
  notInVersion: string;
  onThisPage: string;
  pages: string;
  previous: string;
  product: string;
  sayMore: string;
  search: string;
  searchFailed: string;
  section: string;
  send: string;
  site: string;
  skip: string;
  tabs: string;
  thanks: string;
  version: string;
  yes: string;
}

/** The words of the search's dialog, which are fetched with it. Some hold `{query}`, `{version}`, `{count}`, `{shown}` and `{total}`. */
export interface SearchWords {
  allVersions: string;
  answer: string;
  answering: string;
  ask: string;
  askFailed: string;
  browse: string;
  clear: string;
  clearRecent: string;
  close: string;
  corrected: string;
  exact: string;
  found: string;
  matches: string;
  move: string;
  nothing: string;
  nothingIn: string;
  offline: string;
  open: string;
  partial: string;
  recent: string;
  removeMarks: string;
  results: string;
  retry: string;
  shown: string;
  sources: string;
  stop: string;
  tryOther: string;
}

/** The words of the menu beside a page's title, which only sites with that menu have. Some hold `{name}` and `{url}`. */
export interface PageMenuWords {
  ask: string;
  copied: string;
  copy: string;
  copyText: string;
  more: string;
  openIn: string;
  prompt: string;
  view: string;
}

/** All words of one language. */
export interface Translation extends Words {
  searchDialog: SearchWords;
  pageMenu: PageMenuWords;
  parts: PartTexts;
  /** Said where the site is put together, never in a browser. */
  names: SiteNames;
  /** Said where the site is put together, too. */
  changes: ChangeTexts;
  api: ApiTexts;
}
