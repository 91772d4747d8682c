import type { Look } from './look.ts';
import { resolveLook } from './schema/resolve-look.ts';

/** Says whether a site looks as one does whose config says nothing about it: it needs no rules beyond those of every site. */
export function isPlainLook(look: Look): boolean {
  return JSON.stringify(look) === JSON.stringify(resolveLook({}));
}
