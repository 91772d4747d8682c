import type { NavIcon } from './icon.ts';
import { findEntry } from '../find-entry.ts';

/** Brands that libraries of icons call by another name. */
const BRANDS: { readonly [type: string]: string } = { x: 'x-twitter' };

/** Keys that are no brand. */
const THINGS: { readonly [type: string]: string } = {
  website: 'earth-americas',
  'earth-americas': 'earth-americas',
  podcast: 'podcast',
};

/** The icon of a key of `footerSocials`: `x` -> the brand `x-twitter`, `website` -> a globe. */
export function findSocialIcon(type: string): NavIcon {
  const thing = findEntry(THINGS, type);
  return thing === undefined ? { name: findEntry(BRANDS, type) ?? type, type: 'brands' } : { name: thing, type: 'solid' };
}
