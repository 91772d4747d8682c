import type { JsonObject } from '@octavo/core';
import { readMetaTree } from '../../meta-tree.ts';
import { toEntries } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import type { MigrationNote, OldPage } from '../../old-site.ts';

/**
 * Adds pages by their folders where the menus name fewer than half of them: a plugin or a program of the old site makes its sidebar. A site in
 * several languages stays as it is.
 */
export function completeNavigation(
  navigation: JsonObject,
  { pages, scope }: { pages: readonly OldPage[]; scope: NavScope },
): { navigation: JsonObject; notes: MigrationNote[] } {
  const named = scope.named.size;
  if (named * 2 >= pages.length || navigation['languages'] !== undefined) return { navigation, notes: [] };
  const tree = pages.map((page) => ({ ...page, path: page.target.replace(/\.mdx?$/, '') }));
  const entries = toEntries(readMetaTree('', { pages: tree, metaOf: () => ({}) }), scope);
  const { pages: own, tabs } = navigation;
  const message = `The menus that could be read list ${named} of ${pages.length} pages; the others are in the order of their folders.`;
  return {
    navigation: Array.isArray(tabs)
      ? { ...navigation, tabs: [...tabs, { tab: 'More', pages: entries }] }
      : { ...navigation, pages: [...(Array.isArray(own) ? own : []), ...entries] },
    notes: [{ kind: 'differs', what: 'order of pages', message }],
  };
}
