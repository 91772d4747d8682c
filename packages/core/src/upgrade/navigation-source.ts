import type { Config } from '../config/config.ts';
import type { JsonObject } from '../json.ts';

/** What the conversion needs to know of pages, by their addresses. */
export interface KnownPages {
  /** The version that a page's own frontmatter says. */
  versionOf: (href: string) => string | undefined;
  /** Whether navigation shows a page. */
  isShown: (href: string) => boolean;
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
