import type { NavIcon } from '@octavo/core';

/** A line of a page's menu. */
export interface PageEntry {
  title: string;
  text?: string;
  icon?: NavIcon;
  action: EntryAction;
}

/** What a line does: it copies a text or the page's Markdown, prints the page, or leads somewhere. */
export type EntryAction =
  | { kind: 'copy'; text?: string }
  | { kind: 'print' }
  /** `needsText` where `$page` in the address stands for the page's Markdown, which is fetched first. */
  | { kind: 'link'; href: string; needsText?: boolean; isDownload?: boolean };
