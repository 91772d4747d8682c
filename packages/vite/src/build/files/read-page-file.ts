import { DETACHED_START } from '../../content/compile/detach-content.ts';
import type { PageFiles } from './page-files.ts';

/**
 * What a browser makes of the file of a page: JSON, or the default export of a script. Made by `Function`, since Node holds what it has
 * imported, and what `node:vm` has compiled, for ever.
 */
export function readPageFile(files: PageFiles, url: string): unknown {
  const text = files.read(url);
  if (text === undefined) return null;
  if (!url.endsWith('.js')) return JSON.parse(text);
  return new Function(`'use strict'; return ${text.slice(DETACHED_START.length)}`)();
}
