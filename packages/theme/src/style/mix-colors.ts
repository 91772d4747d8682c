import type { Rgb } from './parse-hex.ts';

/** `amount` of `second` (0 to 1) in `first`, rounded to what a hex colour can hold. */
export function mixColors(first: Rgb, second: Rgb, amount: number): Rgb {
  const part = (index: 0 | 1 | 2): number => Math.round(first[index] + (second[index] - first[index]) * amount);
  return [part(0), part(1), part(2)];
}
