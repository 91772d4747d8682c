import { contrastOf } from './contrast-of.ts';
import { mixColors } from './mix-colors.ts';
import type { Rgb } from './parse-hex.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** White where it keeps `enough` on all of the surfaces, else black or white, whichever stands out more. */
export function findInk(surfaces: readonly Rgb[], enough: number = Infinity): Rgb {
  if (leastContrast(WHITE, surfaces) >= enough) return WHITE;
  return leastContrast(BLACK, surfaces) >= leastContrast(WHITE, surfaces) ? BLACK : WHITE;
}

/** The colour nearest to `color` that keeps `ratio` on every surface: moved towards black or white in steps, to the end if need be. */
export function findReadable(color: Rgb, surfaces: readonly Rgb[], ratio = 4.5): Rgb {
  const ink = findInk(surfaces);
  for (let amount = 0; amount < 1; amount += 0.04) {
    const tried = mixColors(color, ink, amount);
    if (leastContrast(tried, surfaces) >= ratio) return tried;
  }
  return ink;
}

/** The lowest contrast that a colour has on any of the surfaces. */
export function leastContrast(color: Rgb, surfaces: readonly Rgb[]): number {
  return Math.min(...surfaces.map((surface) => contrastOf(color, surface)));
}
