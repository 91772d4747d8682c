import type { IconType } from '@octavo/core';
import type { IconSetId } from './icon-sets.ts';

/** Whose names an author uses: the set that is asked before all others. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

const REST = ['fa6-solid', 'lucide', 'ph', 'tabler', 'simple-icons'] as const;
const DEFAULT = ['fa7-solid', 'fa7-brands', 'fa7-regular', ...REST] as const;

/** Per style the sets to ask, the nearest style first. */
const ORDERS: Readonly<Record<IconType, readonly IconSetId[]>> = {
  solid: ['fa7-solid', 'fa6-solid', 'fa7-brands', 'fa7-regular', 'ph-fill', 'lucide', 'ph', 'tabler', 'simple-icons'],
  'sharp-solid': ['fa7-solid', 'fa6-solid', 'fa7-brands', 'fa7-regular', 'ph-fill', 'lucide', 'ph', 'tabler', 'simple-icons'],
  regular: ['fa7-regular', 'fa7-brands', 'ph', 'lucide', 'tabler', 'fa7-solid', 'fa6-solid', 'simple-icons'],
  brands: ['fa7-brands', 'simple-icons', 'fa7-solid', 'fa7-regular', ...REST],
  light: ['ph-light', 'fa7-brands', 'ph', 'lucide', 'tabler', 'fa7-regular', 'fa7-solid', 'fa6-solid', 'simple-icons'],
  thin: ['ph-thin', 'fa7-brands', 'ph', 'lucide', 'tabler', 'fa7-regular', 'fa7-solid', 'fa6-solid', 'simple-icons'],
  duotone: ['ph-duotone', ...DEFAULT],
};

/** The sets to ask for a name, in order. `type` is Font Awesome's: another library's own icons have one style. */
export function listIconSets(type: IconType | undefined, library: IconLibrary): IconSetId[] {
  const order = type === undefined ? DEFAULT : ORDERS[type];
  return library === 'fontawesome' ? [...order] : [...new Set<IconSetId>([library, ...order])];
}
