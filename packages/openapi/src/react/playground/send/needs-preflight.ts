import type { HttpRequest } from '../../../request/http-request.ts';

/** What a browser asks an API before it sends a request to another origin; nothing for a request that it sends at once. */
export interface Preflight {
  method?: string;
  /** Lower case, sorted. */
  headers: string[];
}

const SAFE_HEADERS = /^(?:accept|accept-language|content-language|content-type)$/i;
const SAFE_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)(?:;|$)/i;

/** Tells whether a browser asks first (Fetch Standard, "CORS-preflight request"), and for what. */
export function needsPreflight({ method, headers }: Pick<HttpRequest, 'method' | 'headers'>): Preflight | undefined {
  const unsafe = Object.entries(headers)
    .filter(([name, value]) => !SAFE_HEADERS.test(name) || (/^content-type$/i.test(name) && !SAFE_TYPES.test(value)))
    .map(([name]) => name.toLowerCase())
    .toSorted();
  const isSafe = method === 'GET' || method === 'HEAD' || method === 'POST';
  if (isSafe && unsafe.length === 0) return undefined;
  return { ...(!isSafe && { method }), headers: unsafe };
}
