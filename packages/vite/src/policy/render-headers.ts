import path from 'node:path';
import { disk, readOr } from '../disk/disk.ts';

/** The file by which Netlify, Cloudflare Pages and others send headers. */
export const HEADERS_FILE = '_headers';

/**
 * Renders `_headers` with the policy of a site's documents. The author's own, in `publicDir`, comes first, and where that has a policy there is
 * no second one: a browser keeps every policy that it is sent.
 */
export function renderHeaders(policy: string, { base, publicDir }: { base: string; publicDir: string }): string {
  const file = path.join(publicDir, HEADERS_FILE);
  const own = publicDir !== '' && disk.exists(file) ? `${readOr(disk.readText(file), '').trimEnd()}\n` : '';
  if (/^\s*content-security-policy\s*:/im.test(own)) return own;
  return `${own}${base === '/' ? '' : base}/*\n  Content-Security-Policy: ${policy}\n`;
}
