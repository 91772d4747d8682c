import { isExternalUrl, normalizePath } from '../../path.ts';

/** `./guide/intro.mdx` -> `guide/intro`; an address elsewhere stays as it is. */
export function normalizePagePath(path: string): string {
  const trimmed = path.trim();
  return isExternalUrl(trimmed)
    ? trimmed
    : normalizePath(trimmed)
        .slice(1)
        .replace(/\.mdx?$/i, '');
}
