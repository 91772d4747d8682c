import path from 'node:path';
import { toContentId } from '../../content/compile/content-id.ts';
import { resolveVirtualId, toVirtualId } from '../../content/compile/virtual-id.ts';
import type { FindModule } from '../../delivery/module-effects.ts';
import { ownFolders } from '../../package-path.ts';
import type { BuildScope } from '../build-scope.ts';

/** The module that has the author's own regions and components. */
export const THEME_MODULE: string = resolveVirtualId(toVirtualId('theme')) ?? '';

/** Reads what the modules of pages, and the author's own components, do when they are imported. */
export function readEffects({ store, root, effects }: Pick<BuildScope, 'store' | 'root' | 'effects'>, find: FindModule): void {
  const folders = ownFolders().map((folder) => `${folder}/`);
  const pages = Object.values(store.site().pages).map(({ file }) => toContentId(path.posix.join(root, file)));
  effects.read([THEME_MODULE, ...new Set(pages)], {
    find(id) {
      const module = find(id);
      if (module === null) return null;
      const { code, importedIds, dynamicallyImportedIds } = module;
      return { code: id.startsWith('\0') ? null : code, importedIds, dynamicallyImportedIds };
    },
    isOurs: (id) => folders.some((folder) => id.startsWith(folder)),
  });
}
