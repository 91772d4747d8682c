import type { NavGroup, NavItem, NavLink, NavPage } from '@octavo/core';
import { countPages } from './count-pages.ts';
import { findFirstHref } from './find-first-href.ts';
import { findTrail } from './find-trail.ts';
import { findWindow } from './find-window.ts';

/** A page or a link in the sidebar. `key` is unique among its siblings. */
export interface SidebarLeaf {
  kind: 'leaf';
  key: string;
  item: NavPage | NavLink;
  isCurrent: boolean;
}

/** A group in the sidebar. A closed one has no entries. */
export interface SidebarBranch {
  kind: 'branch';
  /** Its depth and first page: a group that gets another title stays as the reader left it. */
  key: string;
  group: NavGroup;
  isOpen: boolean;
  /** True while the page of the group itself is shown. */
  isCurrent: boolean;
  /** Where it leads while it cannot be opened. */
  href: string | undefined;
  /** True where there is nothing beside the group's own page. */
  isEmpty: boolean;
  entries: SidebarEntry[];
}

export type SidebarEntry = SidebarLeaf | SidebarBranch;

/** Groups that the reader opened or closed, by key, with the page that they were on. */
export type SidebarChoices = ReadonlyMap<string, { isOpen: boolean; at: string | undefined }>;

export interface SidebarOptions {
  /** Address of the page that is shown. */
  current: string | undefined;
  choices: SidebarChoices;
  /** True for HTML that must stay light: long lists of a large division are cut to a window around the current page. */
  isStatic: boolean;
  /** True for the file of a whole tree: a closed group has its entries, too. */
  isWhole?: boolean;
}

/** A division with more pages than this is large: its light HTML has no more than what is around the current page. */
export const SMALL_DIVISION = 60;

const TOP_WINDOW = 12;
const NESTED_WINDOW = 40;

/** What the sidebar shows of a tree, to any depth; what is closed or outside the window is not in it. */
export function createSidebarEntries(navigation: NavItem[], options: SidebarOptions): SidebarEntry[] {
  const isLarge = countPages(navigation) > SMALL_DIVISION;
  const trail = options.current === undefined ? undefined : findTrail(navigation, options.current);
  return createLevel(navigation, { ...options, isLarge, trail, key: '', depth: 0 });
}

interface Level extends SidebarOptions {
  isLarge: boolean;
  /** True where a group of the first level has its pages in light HTML. */
  isNear?: boolean;
  /** The way from here to the current page. */
  trail: number[] | undefined;
  /** Of the branch that the level is in. */
  key: string;
  depth: number;
}

function createLevel(items: NavItem[], level: Level): SidebarEntry[] {
  const isLight = level.isStatic && level.isLarge;
  const index = level.trail?.[0];
  const size = level.depth === 0 ? TOP_WINDOW : NESTED_WINDOW;
  const [from, to] = isLight ? findWindow(items.length, index, size) : [0, items.length];
  const seen = new Map<string, number>();
  return items.flatMap((item, at): SidebarEntry[] => {
    const name = item.kind === 'group' ? `${level.depth} ${findFirstHref(item.items) ?? item.title}` : item.href;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    const key = count === 0 ? name : `${name} ${count}`;
    if (at < from || at >= to) return [];
    const isOnTrail = at === index;
    if (item.kind === 'page' && item.isRoot === true) return [];
    if (item.kind !== 'group') return [{ kind: 'leaf', key, item, isCurrent: isOnTrail }];
    const isNear = !isLight || countLines(items.slice(Math.min(at, index ?? 0), Math.max(at, index ?? 0) + 1)) <= NESTED_WINDOW;
    return [createBranch(item, { ...level, key, isNear, trail: isOnTrail ? level.trail?.slice(1) : undefined })];
  });
}

/** The lines of some items while their groups are open. */
function countLines(items: NavItem[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'group' ? item.items.length : 1), 0);
}

function createBranch(group: NavGroup, level: Level): SidebarBranch {
  // Without a title there is nothing to close it by.
  const isOpen = group.title.trim() === '' || resolveOpen(level, group.isOpen);
  const entries = isOpen || level.isWhole === true ? createLevel(group.items, { ...level, depth: level.depth + 1 }) : [];
  const isEmpty = group.items.every((item) => item.kind === 'page' && item.isRoot === true);
  const isCurrent = group.href !== undefined && group.href === level.current;
  return { kind: 'branch', key: level.key, group, isOpen, isCurrent, isEmpty, href: group.href ?? findFirstHref(group.items), entries };
}

/** What the reader chose counts, but a group that was closed opens again when another page inside it is shown. */
function resolveOpen({ choices, key, current, trail, depth, isNear }: Level, wanted: boolean | undefined): boolean {
  const holdsCurrent = trail !== undefined;
  const choice = choices.get(key);
  if (choice === undefined) return holdsCurrent || (wanted ?? (depth === 0 && isNear === true));
  return choice.isOpen || (holdsCurrent && choice.at !== current);
}
