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
  /** True where every file of the folder `assets` is named by its content. */
  areAssetsHashed: boolean;
}

/**
 * Renders `_headers`, which is no `Output`: it says what the documents of a build need, and is known when the last of them is rendered. The dev
 * server renders them one by one, with scripts of its own. What is named by its content is kept for good, and documents have the policy of the
 * site. The author's own, in `publicDir`, comes first, and where that has a policy there is no second one: a browser keeps every policy that it
 * is sent.
 */
export function renderHeaders(policy: string, { base, publicDir, isEnforced, areAssetsHashed }: HeadersPlace): string {
  const file = path.join(publicDir, HEADERS_FILE);
  const own = publicDir !== '' && disk.exists(file) ? `${readOr(disk.readText(file), '').trimEnd()}\n` : '';
  const root = base === '/' ? '' : base;
  const kept = areAssetsHashed ? `${root}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n` : '';
  if (/^\s*content-security-policy\s*:/im.test(own)) return own + kept;
  const header = isEnforced ? 'Content-Security-Policy' : 'Content-Security-Policy-Report-Only';
  return `${own}${kept}${root}/*\n  ${header}: ${policy}\n`;
}
