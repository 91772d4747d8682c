import path from 'node:path';
import { parse } from 'yaml';
import { readFrontmatter } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import { listAssets } from '../../list-assets.ts';
import { readMetaTree } from '../../meta-tree.ts';
import type { FolderMeta, MetaTree, TreePage } from '../../meta-tree.ts';
import { toEntries } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import type { OldSite } from '../../old-site.ts';
import { asList, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod } from '../../tool.ts';

/** The sections of a hub, which have an address of their own each. */
const SECTIONS = {
  docs: 'Guides',
  reference: 'API Reference',
  recipes: 'Recipes',
  custom_pages: 'Pages',
  changelog: 'Changelog',
  blog: 'Blog',
};

/** Reads a ReadMe hub: folders of categories, `_order.yaml` in each; a page's address is its file's name, whatever folder it is in. */
export function readReadme(source: OldSource): OldSite {
  const sections = Object.entries(SECTIONS).map(([folder, label]) => ({ folder, label, pages: listPages(source, folder) }));
  const pages = [...new Map(sections.flatMap((one) => one.pages).map((page) => [page.href, page])).values()];
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const tabs = sections.flatMap(({ folder, label, pages: own }) => {
    const tree: MetaTree = { pages: own, metaOf: (below) => readOrder(source, path.posix.join(folder, below)) };
    const entries = toEntries(readMetaTree('', tree), scope);
    return entries.length === 0 ? [] : [{ tab: label, pages: entries }];
  });
  const openapi = source
    .list('reference')
    .filter((file) => /\.(?:json|ya?ml)$/.test(file) && /["']?(?:openapi|swagger)["']?\s*:/.test(source.read(file)?.slice(0, 2000) ?? ''));
  const { settings, notes } = composeSettings({ openapi: openapi.map((file) => `/${file}`) });
  return {
    configFiles: source.files.filter((file) => /^[\w-]+\/_order\.yaml$/.test(file)),
    contentFolder: '',
    base: '/',
    settings,
    navigation: tabs.length === 1 ? { pages: tabs[0]?.pages ?? [] } : { tabs },
    redirects: [],
    pages,
    assets: [...listAssets(source, { publicFolders: [], contentFolder: '' }), ...openapi.map((file) => ({ file, target: file }))],
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [],
    notes: [
      ...notes,
      {
        kind: 'by-hand',
        what: 'ReadMe settings',
        message: 'ReadMe does not store name, logo, colours and links in the repository; add them to docs.json.',
      },
    ],
  };
}

/** Links of ReadMe: `doc:slug`, `ref:slug`, and files. */
export const resolveReadmeLinks: Codemod = (text, scope) => {
  const known = new Set(scope.site.pages.map(({ href }) => href));
  const named = text.replaceAll(
    /((?:\]\(|href=")<?)(doc|ref|page|changelog|recipe):([\w.-]+)/g,
    (_, before: string, kind: string, slug: string) => {
      const section = { doc: 'docs', ref: 'reference', page: 'page', changelog: 'changelog', recipe: 'recipes' }[kind] ?? 'docs';
      const found = [section, 'docs', 'reference'].map((one) => `/${one}/${slug}`).find((href) => known.has(href));
      return `${before}${found ?? `/${section}/${slug}`}`;
    },
  );
  return resolveLinks(named, scope);
};

function listPages(source: OldSource, folder: string): TreePage[] {
  const section = folder === 'custom_pages' ? 'page' : folder;
  return source.list(folder).flatMap((file): TreePage[] => {
    const name = path.posix.relative(folder, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    const stem = name.replace(/\.mdx?$/, '');
    const slug = asText(data['slug']) ?? path.posix.basename(/(?:^|\/)index$/.test(stem) ? path.posix.dirname(stem) : stem);
    const href = `/${section}/${slug}`;
    return [{ file, href, target: toTarget(href, path.posix.extname(file)), path: stem }];
  });
}

function readOrder(source: OldSource, folder: string): FolderMeta {
  const text = source.read(path.posix.join(folder, '_order.yaml'));
  const names = text === undefined ? [] : asList(parse(text, { logLevel: 'silent' }));
  return { entries: names.flatMap((name) => (typeof name === 'string' ? [{ name }] : [])) };
}
