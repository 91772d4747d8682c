import { isExternalUrl, normalizePath } from '../../path.ts';

/** `/api-reference/` -> `api-reference`: the form in which tabs and anchors claim paths. External addresses stay as they are. */
export function normalizeUrlPrefix(url: string): string {
  const trimmed = url.trim();
  return isExternalUrl(trimmed) ? trimmed : normalizePath(trimmed).slice(1);
}
