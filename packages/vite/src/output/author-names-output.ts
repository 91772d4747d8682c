import { createNamingScript } from '../author-styles/name-parts.ts';
import type { SiteStore } from '../site/site-store.ts';
import type { Output, OutputFile } from './output.ts';

/** Where the script is that runs before the author's own. */
export const AUTHOR_NAMES_HREF = '/octavo-names.js';

/** The script that gives parts of a page the names which authors' scripts look for; none where an author has no scripts. */
export function createAuthorNamesOutput(store: Pick<SiteStore, 'scripts'>): Output {
  const list = (): OutputFile[] =>
    store.scripts().length === 0 ? [] : [{ href: AUTHOR_NAMES_HREF, type: 'text/javascript', read: createNamingScript }];
  return { name: "names for authors' scripts", list };
}
