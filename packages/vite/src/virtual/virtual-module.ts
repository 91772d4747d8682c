import type { ModuleParts } from './module-parts.ts';

/**
 * A family of generated modules: `virtual:octavo/<name>`, or `virtual:octavo/<name>/<key>` when it has keys.
 *
 * `render` gives the module's text from the state of the site alone: the same for the browser and the server, so that two renders tell
 * whether an edit changed the module.
 */
export interface VirtualModule {
  name: string;
  /** True when the browser takes a new version in place: the default export is published under the module's name and key. */
  isLive: boolean;
  /** True when in dev no text of a page is read for it: an edit of words leaves it as it is. */
  isOfSite?: boolean;
  render(parts: ModuleParts, key: string): string | Promise<string>;
}
