import path from 'node:path';

/** A site's name from that of its folder: `/home/x/my-docs` -> `My docs`. */
export function createTitle(folder: string): string {
  const words = path
    .basename(folder)
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1);
}
