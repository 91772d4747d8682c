/**
 * How wide letters are in the theme's font (Geist, weight 400), in thousandths of its size: `hmtx` of `geist-basic.woff2`, from the space on.
 * An accent takes no place of its own.
 */
const WIDTHS: readonly number[] = [
  250, 213, 346, 478, 629, 802, 620, 178, 274, 274, 430, 558, 201, 419, 201, 480, 663, 384, 619, 613, 615, 626, 593, 524, 604, 593, 297,
  297, 544, 540, 544, 559, 906, 668, 680, 703, 694, 603, 590, 700, 713, 270, 597, 640, 580, 877, 743, 739, 650, 733, 672, 640, 552, 689,
  667, 945, 606, 576, 544, 347, 455, 347, 426, 557, 248, 551, 595, 546, 595, 561, 395, 594, 581, 244, 260, 590, 267, 877, 581, 573, 595,
  595, 379, 520, 392, 575, 536, 819, 585, 537, 537, 389, 264, 389, 523,
];

/** Signs that are as wide as high: Chinese, Japanese, Korean, emoji. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\p{Extended_Pictographic}]/u;

/** Of a letter that the font does not have. */
const OTHER = 620;

/** Bold letters are wider. */
const BOLD = 1.05;

/** The width of a line of text, in the unit of `size`. */
export function measureText(text: string, { size, isBold }: { size: number; isBold: boolean }): number {
  let width = 0;
  for (const letter of text.normalize('NFD')) width += widthOf(letter);
  return (width * size * (isBold ? BOLD : 1)) / 1000;
}

function widthOf(letter: string): number {
  if (/\p{Mark}/u.test(letter)) return 0;
  return WIDTHS[(letter.codePointAt(0) ?? 0) - 0x20] ?? (WIDE.test(letter) ? 1000 : OTHER);
}
