import { fileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { listFiles } from '../output-folder/list-folder.ts';
import type { Host } from './host-table.ts';

/** A page of an app that a file is, by a rule of its framework. */
export interface Route {
  /** Where its server would look for a document of that address: `docs/index.html`. */
  name: string;
  /** The file from the app's root: `src/routes/docs/+page.svelte`. */
  at: string;
}

/** A group in parentheses, or a layout without a segment of its own. */
const UNSEEN = /^(?:\(.*\)|_.*)$/;
/** A segment that stands for many: what a file says of it is asked for where no document answers. */
const PARAMETER = /[[$*]/;

/** Lists the pages of an app that its files are; none where the framework has no such rule. A document of the docs would stand before them. */
export function listRoutes(root: string, routes: Host['routes']): Route[] {
  if (routes === undefined) return [];
  return listFiles(paths.join(root, routes.folder), fileSystem).flatMap((file) => {
    const address = routes.page.exec(file)?.[1];
    if (address === undefined || PARAMETER.test(address)) return [];
    const segments = address
      .replaceAll(routes.delimiter ?? '/', '/')
      .split('/')
      .filter((segment) => !UNSEEN.test(segment));
    return [{ name: [...segments, 'index.html'].join('/'), at: `${routes.folder}/${file}` }];
  });
}
