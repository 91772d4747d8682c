import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The addresses of the pages that a build wrote, without documents that only lead elsewhere: `a/index.html` is `/a`, `404.html` is `/404.html`. */
export async function listBuiltPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const documents = files.map((file) => file.split(path.sep).join('/')).filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(documents.map((file) => readFile(path.join(folder, file), 'utf8')));
  return documents
    .filter((_, index) => texts[index]?.includes('<div id="octavo"') === true)
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    .toSorted();
}
