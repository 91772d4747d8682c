import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { readMetaTree } from '../../meta-tree.ts';
import type { MetaTree } from '../../meta-tree.ts';
import { toEntries, toLabel } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import type { OldSource } from '../../source.ts';
import { toLanguage } from '../../to-language.ts';
import { readMeta } from './fumadocs-meta.ts';
import type { FumadocsMeta } from './fumadocs-meta.ts';
import type { Collection, LocalizedPage } from './fumadocs-pages.ts';
import type { SiteLanguages } from './read-i18n.ts';

/** A collection that has pages. */
export interface FilledCollection {
  collection: Collection;
  pages: readonly LocalizedPage[];
}

/** The trees of all collections, once for each language. */
export function createNavigation(
  filled: readonly FilledCollection[],
  { languages, scope, source }: { languages: SiteLanguages | undefined; scope: NavScope; source: OldSource },
): JsonObject {
  const inOne = (language: string | undefined): JsonObject => {
    const divisions = filled.flatMap(({ collection, pages }) => {
      const own = pages.filter((page) => page.language === language);
      const at = languages?.isFolder === true ? path.posix.join(collection.folder, language ?? '') : collection.folder;
      const tree: RootTree = { pages: own, metaOf: (folder) => readMeta(source, path.posix.join(at, folder), language) };
      return own.length === 0 ? [] : [{ label: toLabel(collection.name), navigation: divide(tree, scope) }];
    });
    if (divisions.length < 2) return divisions[0]?.navigation ?? { pages: [] };
    return { tabs: divisions.map(({ label, navigation }) => ({ tab: label, ...navigation })) };
  };
  const used = (languages?.all ?? []).filter((one) => filled.some(({ pages }) => pages.some(({ language }) => language === one)));
  if (used.length < 2) return inOne(used[0]);
  return {
    languages: used.map((one, index): Json => ({ language: toLanguage(one), ...(index === 0 && { default: true }), ...inOne(one) })),
  };
}

interface RootTree extends MetaTree {
  metaOf(folder: string): FumadocsMeta;
}

/** Folders that say `root` are tabs. */
function divide(tree: RootTree, scope: NavScope): JsonObject {
  const roots = [...new Set(tree.pages.map(({ path: at }) => at.split('/', 1)[0] ?? ''))].filter(
    (folder) => tree.pages.some(({ path: at }) => at.startsWith(`${folder}/`)) && tree.metaOf(folder).isRoot === true,
  );
  if (roots.length < 2) return { pages: toEntries(readMetaTree('', tree), scope) };
  const tabs = roots.map((folder) => {
    const meta = tree.metaOf(folder);
    return { tab: meta.title ?? toLabel(folder.replace(/^\((.*)\)$/, '$1')), pages: toEntries(readMetaTree(folder, tree, meta), scope) };
  });
  const rest = toEntries(readMetaTree('', tree), scope);
  return { tabs: [...tabs, ...(rest.length > 0 ? [{ tab: 'More', pages: rest }] : [])].filter(({ pages }) => pages.length > 0) };
}
