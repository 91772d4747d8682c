import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { listBuiltPages } from './list-built-pages.ts';

/** What the sheets of a page may weigh in all, linked and within the document. */
const LIMIT = 16_000;

/** The pages of a built site at the root of its host whose sheets are too heavy, with bytes of gzip: `/a: 16200`. */
export async function findHeavySheets(folder: string): Promise<string[]> {
  const known = new Map<string, Promise<number>>();
  const weighFile = (href: string): Promise<number> => {
    const weight = known.get(href) ?? readFile(path.join(folder, href)).then(weigh);
    known.set(href, weight);
    return weight;
  };
  const found = await Promise.all(
    (await listBuiltPages(folder)).map(async (page) => {
      const html = await readDocument(folder, page);
      const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
      if (links.length === 0) throw new Error(`${page} has no sheet.`);
      const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => weigh(css));
      const weights = [...styles, ...(await Promise.all(links.map(weighFile)))];
      return [page, weights.reduce((sum, one) => sum + one, 0)] as const;
    }),
  );
  return found.filter(([, weight]) => weight >= LIMIT).map(([page, weight]) => `${page}: ${weight}`);
}

function readDocument(folder: string, page: string): Promise<string> {
  return readFile(path.join(folder, page.endsWith('.html') ? page : `${page}/index.html`), 'utf8');
}

function weigh(content: string | Buffer): number {
  return gzipSync(content).length;
}
