import path from 'node:path';
import { isExternalUrl } from '@octavo/core/internal';
import { toLabel } from '../../navigation.ts';
import type { NavNode } from '../../navigation.ts';
import type { OldPage } from '../../old-site.ts';
import { titleOf } from '../../plan-migration.ts';
import { asList, asObject } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { readFolderFile } from './folder-file.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';

/** What the navigation of a MkDocs site is read with. */
export interface NavFiles {
  config: MkdocsConfig;
  pages: readonly OldPage[];
  source: OldSource;
}

/** The entries of `nav`, else those of the tree of folders with what plugins read in it. */
export function readMkdocsNavigation(files: NavFiles): NavNode[] {
  const { nav } = files.config.fields;
  return nav === undefined || nav === null ? readFolder('', files) : readEntries(asList(nav), '', files);
}

/** Entries that name what lies in a folder (`` or ending in a slash): files, folders, patterns, links, and sections of these. */
function readEntries(entries: readonly unknown[], folder: string, files: NavFiles): NavNode[] {
  const named = new Set(listNamed(entries).map((one) => path.posix.join(folder, one).replace(/\/$/, '')));
  const read = (entry: unknown): NavNode[] => {
    if (typeof entry === 'string')
      return isPattern(entry) ? readPattern(entry, folder, named, files) : readNamed(undefined, entry, folder, files);
    return Object.entries(asObject(entry)).flatMap(([label, value]): NavNode[] => {
      // `...: 'a*.md'`, `glob: '*'`
      if (typeof value === 'string')
        return label === '...' || label === 'glob' ? readPattern(value, folder, named, files) : readNamed(label, value, folder, files);
      return value === null ? readNamed(undefined, label, folder, files) : [toSection(label, asList(value).flatMap(read), files)];
    });
  };
  return entries.flatMap(read);
}

/** What entries name, at any depth. */
function listNamed(entries: readonly unknown[]): string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string'
      ? isPattern(entry)
        ? []
        : [entry]
      : Object.values(asObject(entry)).flatMap((value) => (typeof value === 'string' ? [value] : listNamed(asList(value)))),
  );
}

function isPattern(entry: string): boolean {
  return entry.startsWith('...') || (entry.includes('*') && !isExternalUrl(entry));
}

/** `navigation.indexes`: the index of a section is its page, and names it where it has no name. */
function toSection(label: string, items: readonly NavNode[], { pages, source }: NavFiles): NavNode {
  const index = items.findIndex(
    ({ href, label: own }) => own === undefined && href !== undefined && pages.some((page) => page.href === href && isIndex(page.file)),
  );
  const own = index < 0 ? undefined : items[index]?.href;
  if (own === undefined) return { label, items: [...items] };
  const file = pages.find(({ href }) => href === own)?.file ?? '';
  const name = label === '' ? (titleOf(source.read(file) ?? '', file) ?? '') : label;
  return { label: name, href: own, items: items.filter((_, at) => at !== index) };
}

function readNamed(label: string | undefined, written: string, folder: string, files: NavFiles): NavNode[] {
  const name = label === undefined ? {} : { label };
  if (isExternalUrl(written)) return [{ ...name, url: written }];
  const at = path.posix.join(folder, written).replace(/\/$/, '');
  const { config, pages } = files;
  const page = pages.find(({ file }) => file === path.posix.join(config.content, at));
  if (page !== undefined) return [{ ...name, href: page.href }];
  if (!hasPages(at, files)) return [{ ...name }];
  const tree = toFolderNode(at, files);
  return [{ ...tree, ...name }];
}

/** `...`, `*.md`, `sub/*`: what lies there and is not named. */
function readPattern(pattern: string, folder: string, named: ReadonlySet<string>, files: NavFiles): NavNode[] {
  const plain = /^\.\.\.(?:\s*\|\s*(?:flat\s*\|\s*)?(?:glob=|regex=.*)?(.*))?$/.exec(pattern)?.[1] ?? pattern;
  const said = plain.startsWith('...') || plain === '' ? '*' : plain.replace(/^\*\*\/?(?=\*|$)/, '');
  const below = said.includes('/') ? `${path.posix.join(folder, path.posix.dirname(said.replace(/\/$/, '')))}/` : folder;
  const fits = new RegExp(
    `^${path.posix
      .basename(said)
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\*+/g, '.*')
      .replaceAll('?', '.')}$`,
  );
  return listFolder(below === './' ? '' : below, files)
    .filter(({ name, isFolder }) => !named.has(name) && fits.test(path.posix.basename(name)) && (isFolder || !said.endsWith('/')))
    .map(({ node }) => node());
}

/** The tree of a folder (empty, or ending in a slash): as its own file says, else by names, its index first. */
function readFolder(folder: string, files: NavFiles): NavNode[] {
  const { entries } = readFolderFile(folder, files);
  return entries === undefined ? listFolder(folder, files).map(({ node }) => node()) : readEntries(entries, folder, files);
}

/** A page or a folder within a folder; `name` is its path from the folder of the pages. */
interface FolderEntry {
  name: string;
  isFolder: boolean;
  node(): NavNode;
}

function listFolder(folder: string, files: NavFiles): FolderEntry[] {
  const within = files.pages.flatMap(({ file, href }) => {
    const name = path.posix.relative(files.config.content, file);
    return name.startsWith(folder) ? [{ name, href, rest: name.slice(folder.length) }] : [];
  });
  const own = within
    .filter(({ rest }) => !rest.includes('/'))
    .toSorted((a, b) => Number(isIndex(b.name)) - Number(isIndex(a.name)))
    .map(({ name, href }): FolderEntry => ({ name, isFolder: false, node: () => ({ href }) }));
  const folders = new Set(within.flatMap(({ rest }) => (rest.includes('/') ? [`${folder}${rest.split('/', 1)[0] ?? ''}`] : [])));
  const shown = [...folders].filter((name) => readFolderFile(`${name}/`, files).isHidden !== true);
  const all = [...own, ...shown.map((name): FolderEntry => ({ name, isFolder: true, node: () => toFolderNode(name, files) }))];
  const { order } = readFolderFile(folder, files);
  if (order === undefined) return all;
  const sorted = all.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return order === 'desc' ? sorted.toReversed() : sorted;
}

function toFolderNode(name: string, files: NavFiles): NavNode {
  const label = readFolderFile(`${name}/`, files).title ?? toLabel(path.posix.basename(name));
  const items = readFolder(`${name}/`, files);
  // With the plugin an index is the page of its section, as in any section of Material's.
  return files.config.plugins.has('section-index') ? toSection(label, items, files) : { label, items };
}

function isIndex(name: string): boolean {
  return /(?:^|\/)(?:index|readme)\.\w+$/i.test(name);
}

function hasPages(folder: string, { config, pages }: NavFiles): boolean {
  return pages.some(({ file }) => file.startsWith(`${path.posix.join(config.content, folder)}/`));
}
