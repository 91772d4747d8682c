/** The styles of icon that `iconType` may name (SPEC 2.7, and `regular` of FORMAT). */
export const ICON_TYPES = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'] as const;

export type IconType = (typeof ICON_TYPES)[number];

/** An icon as the author named it: a name of a library, an address, a file, or inline SVG. */
export interface NavIcon {
  name: string;
  type?: IconType;
}
