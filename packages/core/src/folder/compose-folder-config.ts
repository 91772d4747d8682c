import type { Json, JsonObject } from '../json.ts';
import { toHref } from '../path.ts';
import { hidesItself } from '../page/hides-itself.ts';
import { ORDER_FIELDS } from '../page/order-fields.ts';
import type { Page } from '../page/page.ts';
import { createPageTitle } from '../page/page-title.ts';
import { findOrder, withoutOrder } from '../page/tidy-file.ts';
import { collectPages } from '../page/collect-pages.ts';

/** A folder of Markdown. */
export interface FolderSource {
  /** What it is called. */
  name: string;
  /** Its pages, read with tidy addresses. */
  pages: readonly Page[];
}

/**
 * The `docs.json` of a folder without one: its tree is the navigation, in the order that frontmatter (`sidebar_position`, `order`) and the
 * numbers before names say, then by name. What begins with `_`, such as `_drafts`, is not in it.
 */
export function composeFolderConfig({ name, pages: files }: FolderSource): JsonObject {
  // `index.md` beside `README.md`: of two files at one address the site has one.
  const pages = [...collectPages(files).pages.values()];
  const home = pages.find(({ href }) => href === '/');
  const listed = pages.filter(({ file, frontmatter }) => !hidesItself(frontmatter) && !/(?:^|\/)_/.test(file));
  return {
    name: home === undefined || home.title === createPageTitle('index.md') ? toWords(name) : home.title,
    ...(pages.some(({ file, href }) => toHref(file) !== href) && { addresses: 'tidy' }),
    navigation: { pages: createTree('', listed) },
  };
}

interface OrderedEntry {
  entry: Json;
  order: number;
  name: string;
}

/** The entries of a folder, its own page first; `folder` is empty or ends in a slash, and all pages are below it. */
function createTree(folder: string, pages: readonly Page[]): Json[] {
  const nameOf = ({ file }: Page): string => file.slice(folder.length);
  const own = pages.filter((page) => !nameOf(page).includes('/'));
  const folders = new Set(pages.flatMap((page) => (nameOf(page).includes('/') ? [nameOf(page).split('/', 1)[0] ?? ''] : [])));
  const entries = [
    ...own.map((page) => ({ entry: toPath(page), order: readOrder(page, nameOf(page)), name: nameOf(page) })),
    ...[...folders].map((name) =>
      toGroup(`${folder}${name}/`, { name, pages: pages.filter(({ file }) => file.startsWith(`${folder}${name}/`)) }),
    ),
  ];
  return entries
    .toSorted((a, b) => compare(a.order, b.order) || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ entry }) => entry);
}

/** A folder of one page that is its own is that page. */
function toGroup(folder: string, { name, pages }: FolderSource): OrderedEntry {
  const root = pages.find(({ file }) => isFolderPage(file.slice(folder.length)));
  const order = (root === undefined ? undefined : findPosition(root)) ?? findOrder(name) ?? Infinity;
  if (root !== undefined && pages.length === 1) return { entry: toPath(root), order, name };
  const group = root === undefined ? toWords(name) : (root.sidebarTitle ?? root.title);
  const entries = createTree(
    folder,
    pages.filter((page) => page !== root),
  );
  return { entry: { group, ...(root !== undefined && { root: toPath(root) }), pages: entries }, order, name };
}

function compare(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}

function isFolderPage(name: string): boolean {
  return /^(?:index|readme)\.mdx?$/i.test(name);
}

/** As navigation names it. */
function toPath({ href }: Page): string {
  return href === '/' ? 'index' : href.slice(1);
}

function readOrder(page: Page, name: string): number {
  return isFolderPage(name) ? -Infinity : (findPosition(page) ?? findOrder(name) ?? Infinity);
}

/** As Docusaurus, Starlight and others have it in frontmatter. */
function findPosition({ frontmatter }: Page): number | undefined {
  const { sidebar } = frontmatter;
  const nested = typeof sidebar === 'object' && sidebar !== null && !Array.isArray(sidebar) ? sidebar['order'] : undefined;
  const written = [...ORDER_FIELDS.map((field) => frontmatter[field]), nested];
  return written.map((value) => (value === '' || value === null ? Number.NaN : Number(value))).find((value) => Number.isFinite(value));
}

/** `01-getting_started` -> `Getting started`. */
function toWords(name: string): string {
  const words = withoutOrder(name)
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1);
}
