import type { Json } from '../json.ts';
import { isUnsafeUrl } from '../path.ts';

/** Fields that hold an address whatever stands behind its colon: `javascript: alert(1)`. */
const ADDRESS = /(?:^|:|_)(?:url|href|src|link|source|destination|icon|logo|favicon|image|light|dark|canonical|server)$/i;

/**
 * Lists where, in a value that an author wrote, an address stands that a browser would run. A title may begin like one, `JavaScript: the start`:
 * outside fields of addresses, what has a space behind its colon is a text.
 */
export function listUnsafeUrls(value: Json): (string | number)[][] {
  return list(value, []);
}

function list(value: Json, path: (string | number)[]): (string | number)[][] {
  if (typeof value === 'string') {
    const isText = /^[^:]*:\s/.test(value) && !ADDRESS.test(String(path.findLast((step) => typeof step === 'string')));
    return !isText && isUnsafeUrl(value) ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => list(child, [...path, Array.isArray(value) ? Number(key) : key]));
}
