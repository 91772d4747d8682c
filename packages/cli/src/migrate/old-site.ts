import type { JsonObject } from '@octavo/core';

/** Something that did not come over as it was. */
export interface MigrationNote {
  /** `differs`: it looks or works another way here. `by-hand`: somebody has to look at it. `left-out`: nothing of it is in the new site. */
  kind: 'differs' | 'by-hand' | 'left-out';
  /** What kind of thing it is, for counting: `Vue component`, `field of the config`. */
  what: string;
  message: string;
  /** True where only code of the old site's own is missing: its page is right otherwise. */
  isOwnCode?: boolean;
  /** Path from the source folder. */
  file?: string;
  line?: number;
}

/** A page as the other tool has it, and where its file goes. */
export interface OldPage {
  /** Path from the source folder. */
  file: string;
  /** Its address there, without base: `/guide/start`; also its address here. */
  href: string;
  /** Path of the new file, from the new folder. */
  target: string;
  /** Other addresses that lead to it there. */
  aliases?: string[];
}

/** A file that is taken over as it is. */
export interface OldAsset {
  /** Path from the source folder. */
  file: string;
  /** Path from the new folder. */
  target: string;
}

/** Another tool's site, in the words of `docs.json`. */
export interface OldSite {
  /** The files that it is configured by, as paths from the source folder. */
  configFiles: string[];
  /** The folder of the pages, from the source folder; `` for that itself. */
  contentFolder: string;
  /** What its addresses end in there and not here: `.html`. */
  suffix?: '.html';
  /** The path that it is served under: `/`, or `/docs` without a slash at its end. */
  base: string;
  /** Fields of `docs.json` but navigation and redirects. */
  settings: JsonObject;
  /** Navigation in the current shape. */
  navigation: JsonObject;
  redirects: { source: string; destination: string }[];
  pages: OldPage[];
  assets: OldAsset[];
  /** Versions of the packages that code of the old site imports, and that came along, by their names. */
  packages?: Record<string, string>;
  /** What navigation calls pages, by their addresses, where it says so. */
  labels: Map<string, string>;
  /** Files that the old site has in another form, such as links in its navigation; texts by their paths from the new folder. */
  extraFiles: Map<string, string>;
  /** Addresses that no page here has, since no text there is what makes them. */
  others: { href: string; file: string; reason: string }[];
  notes: MigrationNote[];
}
