import type { SiteName } from '../language/site-names.ts';
import { toFolder, toHref } from '../path.ts';

/** What the page at the root is called, in English. */
export const HOME: SiteName = 'Home';

/**
 * Returns the title of a page that names none: its file name (an index file's folder), dashes to spaces, first letter capital.
 *
 * `guides/getting-started.mdx` -> `Getting started`, `rate-limits/index.mdx` -> `Rate limits`, `index.mdx` -> `Home`
 */
export function createPageTitle(file: string): string {
  const href = toHref(file);
  if (href === '/') return HOME;
  const folder = toFolder(href);
  const name = (folder === '/' ? href.slice(1) : href.slice(folder.length + 1)).replaceAll('-', ' ').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}
