import { paths } from '../disk/paths.ts';

/** Tells the watcher which folders of a site to pass by: hidden ones hold no content, and may hold a lot (`.venv`, `.next`). */
export function createUnwatched(root: string): (file: string, stats?: { isDirectory(): boolean }) => boolean {
  return (file, stats) => {
    const name = paths.inside(root, file);
    if (name === undefined) return false;
    return /(?:^|\/)\.[^/]+\//.test(name) || (stats?.isDirectory() === true && /(?:^|\/)\.[^/]+$/.test(name));
  };
}
