import { isUnder, toFolder } from '../../path.ts';
import type { NavItem } from '../navigation/navigation.ts';
import type { Section } from '../site.ts';
import { walkNavigation } from '../navigation/walk-navigation.ts';

/** Whether a page stands in more than one of what sections are compared by. */
export type IsShared = (href: string) => boolean;

/** The deepest folder that holds all pages of a navigation; those that others share count where it has no page of its own. */
export function findFolder(navigation: readonly NavItem[], isShared: IsShared): string {
  const all = [...walkNavigation(navigation)].flatMap(({ item }) => (item.kind === 'page' ? [item.href] : []));
  const own = all.filter((href) => !isShared(href));
  const hrefs = own.length === 0 ? all : own;
  const [first = '/'] = hrefs;
  // A page that others lie under is a folder too: `/fr` and `/fr/guides/a` lie in `/fr`.
  return hrefs.length < 2 ? toFolder(first) : hrefs.reduce(joinFolders);
}

/** The folder that all pages of each language, or each version, lie in; `/` where they have none of their own. */
export function findFolders(sections: readonly Section[], nameOf: (section: Section) => string | undefined): Map<string, string> {
  const folders = new Map<string, string>();
  for (const section of sections) {
    const name = nameOf(section);
    if (name === undefined || section.folder === undefined) continue;
    const known = folders.get(name);
    folders.set(name, known === undefined ? section.folder : joinFolders(known, section.folder));
  }
  return folders;
}

/** The deepest folder that holds both. */
function joinFolders(one: string, other: string): string {
  let folder = one;
  while (folder !== '/' && !isUnder(other, folder)) folder = folder.slice(0, folder.lastIndexOf('/')) || '/';
  return folder;
}
