import path from 'node:path';
import { findLinkedPackage } from '../package-path.ts';
import type { Sources } from '../content/sources.ts';
import type { SiteProject } from '../site/project.ts';

/**
 * Tells whether an id is a module of the author's own for the browser: a component, a region, the theme, named by its path, or any module of a
 * package that is named and linked, as one is while it is written.
 */
export function isOwnModule(
  id: string,
  {
    ownComponents,
    options,
    vite,
  }: Pick<Sources, 'ownComponents'> & { options: Pick<SiteProject['options'], 'theme'>; vite: { root: string } },
): boolean {
  const specifiers = [...Object.values(ownComponents()), ...(options.theme === undefined ? [] : [options.theme])];
  const file = toPlainFile(id);
  return specifiers.some((specifier) => {
    if (isPath(specifier)) return toPlainFile(resolveOwnModule(specifier, vite.root)) === file;
    const folder = file.includes('/node_modules/') ? undefined : findLinkedPackage(vite.root, specifier);
    return folder !== undefined && file.startsWith(`${folder}/`);
  });
}

/** `('./src/header.tsx', '/app')` -> `/app/src/header.tsx`; the name of a package stays as it is. */
export function resolveOwnModule(specifier: string, viteRoot: string): string {
  return isPath(specifier) ? path.posix.resolve(viteRoot, specifier) : specifier;
}

/** Without query and extension, which may be left out. */
function toPlainFile(id: string): string {
  return id.replace(/\?.*$/, '').replace(/\.[cm]?[jt]sx?$/, '');
}

function isPath(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier);
}
