import type { Config } from '@octavo/core';
import type { IconLibrary } from './icon-order.ts';

const LIBRARIES: readonly IconLibrary[] = ['fontawesome', 'lucide', 'tabler'];

/** The library that a config names in `icons.library`; Font Awesome where it names none of ours. */
export function findIconLibrary({ extra }: Config): IconLibrary {
  const { icons } = extra;
  const library = typeof icons === 'object' && icons !== null && 'library' in icons ? icons['library'] : undefined;
  return LIBRARIES.find((one) => one === library) ?? 'fontawesome';
}
