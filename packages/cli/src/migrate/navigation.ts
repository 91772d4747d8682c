import type { Json } from '@octavo/core';

/** An entry of another tool's sidebar. */
export interface NavNode {
  label?: string;
  /** Address of a page of the site. */
  href?: string;
  /** Address elsewhere. */
  url?: string;
  items?: NavNode[];
  isExpanded?: boolean;
}

/** What entries are made for: the pages that there are, and what has been named already. */
export interface NavScope {
  /** Addresses of pages. */
  pages: ReadonlySet<string>;
  /** Those that navigation names; each is named once. */
  named: Set<string>;
  labels: Map<string, string>;
  extraFiles: Map<string, string>;
  /** The folder of a language (`/fr/`), whose menus may name its pages without it. */
  folder?: string;
  /** Entries that the text of a page makes, such as operations that it shows, and its title; by its address. They stand in a group that it heads. */
  below?: ReadonlyMap<string, { title: string; pages: readonly string[] }>;
}

/** The entries of `pages` that a sidebar means; a page that is named already, and one that is not there, is left out. */
export function toEntries(nodes: readonly NavNode[], scope: NavScope): Json[] {
  return nodes.flatMap((node) => toEntry(node, scope));
}

/** Entries without a label of their own stand among those around them. */
function toEntry(node: NavNode, scope: NavScope): Json[] {
  const href = node.href === undefined ? undefined : findPage(node.href, scope);
  const own = href === undefined ? undefined : claim(href, node, scope);
  const below = scope.below?.get(href ?? '');
  if (node.items !== undefined) {
    const pages = [...(own === undefined ? [] : (below?.pages ?? [])), ...toEntries(node.items, scope)];
    if (pages.length === 0 || node.label === undefined || node.label === '') return own === undefined ? pages : [own, ...pages];
    if (href !== undefined) scope.labels.delete(href);
    return [{ group: node.label, ...(own !== undefined && { root: own }), ...(node.isExpanded && { expanded: true }), pages }];
  }
  if (own !== undefined) return below === undefined ? [own] : [{ group: node.label ?? below.title, root: own, pages: [...below.pages] }];
  return node.url === undefined || node.label === undefined ? [] : [addLink(node.label, node.url, scope)];
}

/** The page that an address of a menu means. */
function findPage(href: string, { pages, folder = '/' }: NavScope): string | undefined {
  return [href, folder.replace(/\/$/, '') + href].map((one) => one.replace(/(?<=.)\/$/, '')).find((one) => pages.has(one));
}

function claim(href: string, { label }: NavNode, { named, labels }: NavScope): string | undefined {
  if (named.has(href)) return undefined;
  named.add(href);
  if (label !== undefined) labels.set(href, label);
  return toEntryPath(href);
}

/** The entry for a link elsewhere is a page that leads there. */
function addLink(label: string, url: string, { extraFiles, pages }: NavScope): string {
  const name =
    label
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || 'link';
  const text = `---\ntitle: ${JSON.stringify(label)}\nurl: ${JSON.stringify(url)}\n---\n`;
  let file = `links/${name}.mdx`;
  for (let nth = 2; (extraFiles.has(file) && extraFiles.get(file) !== text) || pages.has(`/${file.slice(0, -4)}`); nth += 1)
    file = `links/${name}-${nth}.mdx`;
  extraFiles.set(file, text);
  return file.slice(0, -'.mdx'.length);
}

/** An address as navigation names it. */
function toEntryPath(href: string): string {
  return href === '/' ? 'index' : href.slice(1);
}

/** `getting-started` -> `Getting started` */
export function toLabel(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
