import { createTitle } from './create-title.ts';

/** A group of a site's navigation as `docs.json` has it. */
export interface NavigationGroup {
  group: string;
  pages: (string | NavigationGroup)[];
}

/** The navigation of pages that are there: a group for each folder, the pages of the outermost in one before them. */
export function createNavigation(files: readonly string[]): NavigationGroup[] {
  // `guide.md` and `guide.mdx` have one address.
  const pages = [...new Set(files.map((file) => file.replace(/\.mdx?$/i, '')))];
  const entries = createEntries('', pages);
  const own = entries.filter((entry) => typeof entry === 'string');
  const groups = entries.filter((entry) => typeof entry !== 'string');
  return [...(own.length > 0 ? [{ group: 'Overview', pages: own }] : []), ...groups];
}

/** The pages of a folder, then the folders in it; `folder` is empty or ends in a slash. */
function createEntries(folder: string, pages: readonly string[]): (string | NavigationGroup)[] {
  const within = pages.filter((page) => page.startsWith(folder));
  const own = within.filter((page) => !page.slice(folder.length).includes('/')).toSorted(byName);
  const folders = [
    ...new Set(within.filter((page) => !own.includes(page)).map((page) => page.slice(folder.length).split('/', 1)[0] ?? '')),
  ];
  return [
    ...own,
    ...folders
      .toSorted(byName)
      .map((name) => ({ group: createTitle(name.replace(/^\d+[-_. ]+/, '')), pages: createEntries(`${folder}${name}/`, pages) })),
  ];
}

/** `index` first, then as people count: `2-b` before `10-a`. */
function byName(a: string, b: string): number {
  return Number(isIndex(b)) - Number(isIndex(a)) || a.localeCompare(b, 'en', { numeric: true });
}

function isIndex(page: string): boolean {
  return /(?:^|\/)index$/.test(page);
}
