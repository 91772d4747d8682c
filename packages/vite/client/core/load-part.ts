import type * as Pages from './start-pages.ts';
import type * as Sidebar from './sidebar-tree.ts';
import type * as Waking from './wake-page.ts';

/** The parts of the script that are fetched when they are asked for. */
interface Parts {
  pages: typeof Pages;
  sidebar: typeof Sidebar;
  waking: typeof Waking;
}

/** Where they are, from the script; `bundleCore` writes it. */
declare const OCTAVO_FILES: Readonly<Record<keyof Parts, string>>;

/** Fetches a part of the script: each is a file, and comes once. */
export function loadPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  return import(/* @vite-ignore */ OCTAVO_FILES[name]);
}
