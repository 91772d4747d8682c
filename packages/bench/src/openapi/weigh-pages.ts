import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the pages of an API weigh, gzipped, in bytes: the document, its chunk, and the file of what it shows. */
export interface PageWeights {
  pages: number;
  median: number;
  largest: number;
  /** The address of the largest. */
  where: string;
}

/** Weighs every document below `api-reference` of an output folder with what it preloads, but for those that others share. */
export async function weighPages(outDir: string): Promise<PageWeights> {
  const files = await readdir(path.join(outDir, 'api-reference'), { recursive: true });
  const documents = files.filter((file) => path.basename(file) === 'index.html');
  const found: { where: string; preloads: string[]; size: number }[] = [];
  for (const file of documents) {
    const html = await readFile(path.join(outDir, 'api-reference', file));
    const preloads = [
      ...html.toString().matchAll(/<link rel="(?:modulepreload" href="\/([^"]+)"|preload" href="\/([^"]+)" as="fetch")/g),
    ].map(([, chunk, data]) => chunk ?? data ?? '');
    found.push({ where: `/api-reference/${path.dirname(file)}`, preloads, size: gzipSync(html).length });
  }
  const counts = new Map<string, number>();
  for (const name of found.flatMap(({ preloads }) => preloads)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weighed = await Promise.all(
    found.map(async ({ where, preloads, size }) => {
      const own = await Promise.all(preloads.filter((name) => counts.get(name) === 1).map((name) => readFile(path.join(outDir, name))));
      return { where, size: own.reduce((sum, chunk) => sum + gzipSync(chunk).length, size) };
    }),
  );
  const sorted = weighed.toSorted((a, b) => a.size - b.size);
  const last = sorted.at(-1);
  return {
    pages: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)]?.size ?? 0,
    largest: last?.size ?? 0,
    where: last?.where ?? '',
  };
}
