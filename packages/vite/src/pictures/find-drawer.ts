import { resolveFrom } from '../package-path.ts';
import { createDrawer } from './create-drawer.ts';
import type { Drawer } from './create-drawer.ts';

/** The library that draws; whoever wants pictures installs it. */
export const PICTURE_LIBRARY = '@takumi-rs/core';

/** Where the library is looked for, and where what it draws is kept: absolute paths. */
export interface DrawerPlace {
  folders: readonly string[];
  directory: string;
}

/** Finds what draws; undefined where nobody has installed the library. */
export function findDrawer({ folders, directory }: DrawerPlace): Drawer | undefined {
  const module = folders.map((folder) => resolveFrom(folder, PICTURE_LIBRARY)).find((found) => found !== undefined);
  return module === undefined ? undefined : createDrawer({ module, directory });
}
