import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The addresses of the pages that a build wrote: `a/index.html` is `/a`, `404.html` is `/404.html`. */
export async function listBuiltPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    .toSorted();
}
