import { stripBase } from '@octavo/core/browser';
import type { WrittenFiles } from './written-files.ts';

/** What stands before the canonical part of the site's public addresses: `/docs`. A whole address says nothing of where the files are now. */
export async function findPublicBase(urls: readonly string[], files: WrittenFiles): Promise<string> {
  const [first] = urls;
  if (first === undefined) return '';
  const segments = toFile(first).split('/').slice(1);
  for (let count = 0; count < segments.length; count += 1) {
    if ((await files.read(`/${segments.slice(count).join('/')}`)) !== undefined)
      return segments
        .slice(0, count)
        .map((segment) => `/${segment}`)
        .join('');
  }
  return '';
}

/** The canonical address of a file by its public one: (`https://docs.test/docs/a%20b.md`, `/docs`) -> `/a b.md`. */
export function withoutBase(url: string, base: string): string {
  const href = toFile(url);
  return href.startsWith(`${base}/`) ? href.slice(base.length) : href;
}

/** The path of an address, whole or not: `https://docs.test/guide.md` -> `/guide.md`. */
export function toPath(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** `https://docs.test/a%20b.md` -> `/a b.md` */
function toFile(address: string): string {
  return stripBase('/', toPath(address)) ?? '/';
}
