import path from 'node:path';

/** Tells the watcher which folders of a site to pass by: hidden ones hold no content, and may hold a lot (`.venv`, `.next`). */
export function createUnwatched(root: string): (file: string, stats?: { isDirectory(): boolean }) => boolean {
  return (file, stats) => {
    const name = path.relative(root, file).replaceAll('\\', '/');
    if (name.startsWith('../')) return false;
    return /(?:^|\/)\.[^/]+\//.test(name) || (stats?.isDirectory() === true && /(?:^|\/)\.[^/]+$/.test(name));
  };
}
