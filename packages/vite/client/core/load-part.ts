import type { Behavior } from '@octavo/theme/internal/behaviors';
import type { BehaviorName } from './behavior-list.ts';
import type * as Pages from './start-pages.ts';
import { readSetting } from './core-script.ts';
import type * as Presses from './start-presses.ts';
import type * as Paging from './paging.ts';
import type * as Sidebar from './sidebar-tree.ts';
import type * as Version from './keep-version.ts';
import type * as Waking from './wake-page.ts';

/** Functions of the theme. */
interface Behaviors {
  behaviors: readonly Behavior[];
}

/** The parts of the script that are fetched when they are asked for. */
interface Parts extends Record<Exclude<BehaviorName, 'search'> | 'hash', Behaviors> {
  pages: typeof Pages;
  paging: typeof Paging;
  presses: typeof Presses;
  sidebar: typeof Sidebar;
  version: typeof Version;
  waking: typeof Waking;
}

/** How their files' names begin, from the script; `bundleCore` writes it. */
declare const OCTAVO_PARTS: string;

/** A part of the script: each is a file. */
export type PartName = keyof Parts;

/** Fetches a part of the script: each comes once. */
export function loadPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  return import(/* @vite-ignore */ `${OCTAVO_PARTS}${name}.js`);
}

/** Fetches the search of the site. */
export function loadSearch(): Promise<{ startStaticSearch: () => () => void }> {
  return import(/* @vite-ignore */ readSetting('search'));
}
