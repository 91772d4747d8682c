import path from 'node:path';
import { isExternalUrl } from '@octavo/core/internal';
import { toLabel } from './navigation.ts';
import type { NavNode } from './navigation.ts';
import type { OldPage } from './old-site.ts';

/** What a folder's own file (`_meta.js`, `meta.json`, `_order.yaml`) says of it. */
export interface FolderMeta {
  title?: string | undefined;
  isExpanded?: boolean;
  /** In their order; undefined where nothing is said of it. */
  entries?: readonly MetaEntry[];
  /** True where what is not named is not shown. */
  isWhole?: boolean;
}

/** An entry of a folder: a page or a folder by its name, a heading above those that follow, a link, or all that are not named. */
export type MetaEntry =
  | { name: string; label?: string | undefined; isHidden?: boolean; meta?: FolderMeta }
  | { separator: string }
  | { label: string; url: string }
  | { rest: true };

/** A page by where its file lies below the content folder. */
export interface TreePage extends OldPage {
  /** Path of the file without its extension: `guide/index`. */
  path: string;
  label?: string | undefined;
  /** Lower ones come first. */
  order?: number | undefined;
}

/** What a tree of folders is read with. */
export interface MetaTree {
  pages: readonly TreePage[];
  metaOf(folder: string): FolderMeta;
}

/** The navigation that folders and their own files make. `folder` is a path from the content folder, `` for that itself. */
export function readMetaTree(folder: string, tree: MetaTree, meta: FolderMeta = tree.metaOf(folder)): NavNode[] {
  const names = listNames(folder, tree);
  const said = meta.entries ?? [];
  const known = new Set(said.flatMap((entry) => ('name' in entry ? [entry.name] : [])));
  const rest = names.filter((name) => !known.has(name)).map((name): MetaEntry => ({ name }));
  const hasRest = said.some((entry) => 'rest' in entry);
  const entries = said.flatMap((entry): MetaEntry[] => ('rest' in entry ? rest : [entry]));
  const all = hasRest || (meta.isWhole === true && meta.entries !== undefined) ? entries : [...entries, ...rest];
  const nodes: NavNode[] = [];
  let list = nodes;
  for (const entry of all) {
    if ('separator' in entry) {
      const group: NavNode = { label: entry.separator, items: [] };
      if (entry.separator !== '') nodes.push(group);
      list = entry.separator === '' ? nodes : (group.items ?? nodes);
    } else if ('url' in entry)
      list.push({ label: entry.label, ...(isExternalUrl(entry.url) ? { url: entry.url } : findPage(entry.url, tree)) });
    else if ('name' in entry && entry.isHidden !== true) {
      const at = path.posix.join(folder, entry.name);
      // A folder that names itself, or one around it, would have no end.
      if (!`${folder}/`.startsWith(`${at}/`) && at !== '.') list.push(...readNamed(at, entry, tree));
    }
  }
  return nodes;
}

function readNamed(at: string, entry: { label?: string | undefined; meta?: FolderMeta }, tree: MetaTree): NavNode[] {
  const page = tree.pages.find((one) => one.path === at);
  const isFolder = tree.pages.some((one) => one.path.startsWith(`${at}/`));
  if (!isFolder) return page === undefined ? [] : [{ href: page.href, ...label(entry.label ?? page.label) }];
  const own = tree.metaOf(at);
  const meta = entry.meta === undefined ? own : { ...own, ...entry.meta };
  const index = tree.pages.find((one) => one.path === `${at}/index`) ?? page;
  const items = readMetaTree(at, tree, meta).filter(({ href }) => href === undefined || href !== index?.href);
  return [
    {
      label: entry.label ?? meta.title ?? index?.label ?? toLabel(path.posix.basename(at).replace(/^\((.*)\)$/, '$1')),
      ...(index !== undefined && { href: index.href }),
      items,
      isExpanded: meta.isExpanded === true,
    },
  ];
}

/** A link within the site is its page, an address that none has is a link all the same. */
function findPage(url: string, { pages }: MetaTree): NavNode {
  const plain = url.replace(/(?<=.)\/$/, '');
  const page = pages.find(({ href, aliases = [] }) => href === plain || aliases.includes(plain));
  return page === undefined ? { url } : { href: page.href };
}

function label(text: string | undefined): { label?: string } {
  return text === undefined ? {} : { label: text };
}

/** What lies in a folder: its index first, then by order and name. */
function listNames(folder: string, { pages }: MetaTree): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const within = pages.filter((page) => page.path.startsWith(prefix));
  const orders = new Map<string, number>();
  for (const page of within) {
    const [name = '', ...below] = page.path.slice(prefix.length).split('/');
    const order = below.length === 0 || (below.length === 1 && below[0] === 'index') ? (page.order ?? Infinity) : Infinity;
    orders.set(name, Math.min(orders.get(name) ?? Infinity, name === 'index' ? -Infinity : order));
  }
  return [...orders]
    .toSorted(([a, x], [b, y]) => (x < y ? -1 : Number(x > y)) || a.localeCompare(b, 'en', { numeric: true }))
    .map(([name]) => name);
}
