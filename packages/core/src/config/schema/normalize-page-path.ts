import { isExternalUrl, normalizePath } from '../../path.ts';

const OPERATION = /^(?:\S.*\s)?(?:get|put|post|delete|options|head|patch|trace|query|connect|webhook)\s+\S/i;

/** `./guide/intro.mdx` -> `guide/intro`; an address elsewhere and an operation (`GET /users`) stay as they are. */
export function normalizePagePath(path: string): string {
  const trimmed = path.trim();
  return isExternalUrl(trimmed) || OPERATION.test(trimmed)
    ? trimmed
    : normalizePath(trimmed.startsWith('/') ? trimmed : `/${trimmed}`)
        .slice(1)
        .replace(/\.mdx?$/i, '');
}
