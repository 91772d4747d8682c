import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Corpus } from './create-corpus.ts';

/** Writes a site into a folder. */
export async function writeCorpus(corpus: Corpus, root: string): Promise<void> {
  for (const [file, text] of Object.entries(corpus)) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}
