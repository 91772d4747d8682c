/** What a page with formulas imports: the sheet and the fonts come with that page only. */
export const MATH_STYLES = 'virtual:octavo/math-styles';
