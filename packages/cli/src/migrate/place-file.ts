import path from 'node:path';
import type { OldPage, OldSite } from './old-site.ts';
import type { OldSource } from './source.ts';

/**
 * Gives the path by which a fence of a new page names a file of the old site, so that its code stays live: a file of the repository where the
 * new site is in it too; else, and for what lies among the pages, a copy below `snippets/code`.
 */
export function createFilePlacer({
  site,
  source,
  folder,
}: {
  site: OldSite;
  source: OldSource;
  folder: string | undefined;
}): (file: string, page: OldPage) => string {
  const content = path.resolve(source.root, site.contentFolder);
  return (file, page) => {
    const absolute = path.resolve(source.root, file);
    const isBesidePages = isIn(absolute, content) || site.pages.some((one) => file.startsWith(`${path.posix.dirname(one.file)}/`));
    if (folder !== undefined && isIn(folder, source.top) && !isBesidePages)
      return path.posix.relative(path.posix.dirname(path.posix.join(folder, page.target)), absolute);
    const target = `snippets/code/${file.replace(/^(?:\.\.\/)+/, '')}`;
    if (!site.assets.some((one) => one.target === target)) site.assets.push({ file, target });
    return `/${target}`;
  };
}

function isIn(absolute: string, outer: string): boolean {
  return absolute === outer || absolute.startsWith(outer + path.sep);
}
