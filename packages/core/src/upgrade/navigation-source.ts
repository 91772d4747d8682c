import type { Config } from '../config/config.ts';
import type { JsonObject } from '../json.ts';
import type { LeadsOn } from '../site/navigation/division-candidates.ts';

/** What the conversion needs to know of pages, by their addresses. */
export interface KnownPages {
  /** The version that a page's own frontmatter says. */
  versionOf: (href: string) => string | undefined;
  /** Whether navigation shows a page. */
  isShown: (href: string) => boolean;
  /** Whether the address of a tab or an anchor leads somewhere, though navigation has nothing below it. */
  leadsOn: LeadsOn;
}

/** What the conversion needs beside the text. */
export interface NavigationSource {
  /** The classic file's value. */
  written: JsonObject;
  /** The same, resolved. */
  config: Config;
  pages: KnownPages;
  /** API files of the whole site whose operations have generated pages. */
  generated: readonly string[];
}
