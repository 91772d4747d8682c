import type { ICON_TYPES } from '../page/icon-types.ts';

export type IconType = (typeof ICON_TYPES)[number];

/** An icon as the author named it: a name of a library, an address, a file, or inline SVG. */
export interface NavIcon {
  name: string;
  type?: IconType;
}
