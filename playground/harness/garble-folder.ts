import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Random } from './create-random.ts';

/** Damages every file of a folder: another letter somewhere, an end cut off, or nothing left. Gives how many there were. */
export async function garbleFolder(folder: string, random: Random): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const bytes = await readFile(file);
    if (bytes.length === 0) continue;
    const at = random.below(bytes.length);
    const letter = Buffer.from([(bytes[at] ?? 0) === 0x61 ? 0x62 : 0x61]);
    await writeFile(
      file,
      random.pick([Buffer.concat([bytes.subarray(0, at), letter, bytes.subarray(at + 1)]), bytes.subarray(0, at), Buffer.alloc(0)]),
    );
  }
  return files.length;
}
