import type { Look } from './look.ts';
import { resolveLook } from './schema/resolve-look.ts';

/** Says whether a site looks as one does whose config says nothing about it, whatever its layout and background: these have rules of their own. */
export function isPlainLook(look: Look): boolean {
  return toText(look) === toText(resolveLook({}));
}

function toText(look: Look): string {
  return JSON.stringify(look, (key, value: unknown) => (key === 'layout' || key === 'background' ? undefined : value));
}
