import { disk } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';
import { paths } from '../disk/paths.ts';

/**
 * True for an address at which Vite would serve what a symbolic link of the content root leads out to: `/secret.txt`, `/@fs/site/secret.txt`.
 * Packages are links by their nature, and are not content. `pathname` is without the base.
 */
export function leadsOut(pathname: string, { root, viteRoot }: { root: string; viteRoot: string }): boolean {
  const asked = decode(pathname);
  const file = asked.startsWith('/@fs/') ? paths.resolve('/', asked.slice('/@fs/'.length)) : paths.join(viteRoot, asked);
  const name = paths.inside(root, file);
  if (name === undefined || name === '' || /(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(name)) return false;
  return disk.exists(file) && !isWithin(root, file);
}

/** As Vite does: an address that is not well formed stands for itself. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
