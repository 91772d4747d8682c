import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file of a folder by its path from there, with a hash of its bytes: two folders are the same when their records are equal. */
export async function readFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hashed = await Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return [path.relative(folder, file).replaceAll(path.sep, '/'), hash];
    }),
  );
  return Object.fromEntries(hashed.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
