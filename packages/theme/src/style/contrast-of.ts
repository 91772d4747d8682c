import type { Rgb } from './parse-hex.ts';

/** The contrast ratio of two colours after WCAG 2, from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(first: Rgb, second: Rgb): number {
  const one = luminanceOf(first);
  const two = luminanceOf(second);
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
