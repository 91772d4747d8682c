/** From here on the sidebar is a column; the style sheets say the same (64rem). */
export const WIDE_SCREEN = '(min-width: 64rem)';
