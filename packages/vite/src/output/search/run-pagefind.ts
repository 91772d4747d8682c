import type * as Pagefind from 'pagefind';

/** A file of the index: its path from the index's folder, and its bytes. */
export interface IndexFile {
  path: string;
  content: Uint8Array;
}

/** Messages to the indexing process under way at a time: enough for it to have work while this one has other things to do. */
const BATCH = 512;

/** Runs under way in this process: they share one of Pagefind's, which holds some 80 MB until the last of them ends it. */
let running = 0;

/** Has Pagefind index pages. It is loaded when first needed: the dev server starts without it. */
export async function runPagefind(pages: readonly { url: string; content: string }[]): Promise<IndexFile[]> {
  const pagefind = await import('pagefind');
  running += 1;
  try {
    return await indexPages(pages, pagefind);
  } finally {
    running -= 1;
    if (running === 0) await pagefind.close();
  }
}

async function indexPages(
  pages: readonly { url: string; content: string }[],
  { createIndex }: Pick<typeof Pagefind, 'createIndex'>,
): Promise<IndexFile[]> {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(errors.join('\n'));
  try {
    for (let at = 0; at < pages.length; at += BATCH) {
      const added = await Promise.all(pages.slice(at, at + BATCH).map((page) => index.addHTMLFile(page)));
      const problems = added.flatMap((one) => one.errors);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }
    const result = await index.getFiles();
    if (result.errors.length > 0) throw new Error(result.errors.join('\n'));
    return result.files;
  } finally {
    await index.deleteIndex();
  }
}
