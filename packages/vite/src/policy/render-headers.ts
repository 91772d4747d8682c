import path from 'node:path';
import { disk, readOr } from '../disk/disk.ts';

/** The file by which Netlify, Cloudflare Pages and others send headers. */
export const HEADERS_FILE = '_headers';

/** Where the headers are for. */
export interface HeadersPlace {
  base: string;
  /** Absolute path of the folder of the author's public files; empty for none. */
  publicDir: string;
  /** False where programs that nobody can read at build run in the pages: browsers then report what the policy would refuse. */
  isEnforced: boolean;
}

/**
 * Renders `_headers` with the policy of a site's documents. The author's own, in `publicDir`, comes first, and where that has a policy there is
 * no second one: a browser keeps every policy that it is sent.
 */
export function renderHeaders(policy: string, { base, publicDir, isEnforced }: HeadersPlace): string {
  const file = path.join(publicDir, HEADERS_FILE);
  const own = publicDir !== '' && disk.exists(file) ? `${readOr(disk.readText(file), '').trimEnd()}\n` : '';
  if (/^\s*content-security-policy\s*:/im.test(own)) return own;
  const header = isEnforced ? 'Content-Security-Policy' : 'Content-Security-Policy-Report-Only';
  return `${own}${base === '/' ? '' : base}/*\n  ${header}: ${policy}\n`;
}
