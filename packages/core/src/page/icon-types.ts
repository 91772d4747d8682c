/** The styles of icon that `iconType` may name (SPEC 2.7, and `regular` of FORMAT). */
export const ICON_TYPES = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'] as const;
