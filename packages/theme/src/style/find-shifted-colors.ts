import type { Config } from '@octavo/core';
import { contrastOf } from './contrast-of.ts';
import { createPalettes } from './create-palettes.ts';
import { renderHex } from './parse-hex.ts';

/** A configured colour that texts cannot have as it is. */
export interface ShiftedColor {
  mode: 'light' | 'dark';
  /** As configured: `#rrggbb`. */
  color: string;
  background: string;
  /** Of the colour on the background. */
  ratio: number;
  /** What texts are shown in instead. */
  shown: string;
}

/** Finds the accents that do not keep 4.5:1 on their mode's background, so that texts are darker or lighter than configured. */
export function findShiftedColors(
  colors: Config['colors'],
  background: Config['colors']['background'] = colors.background,
): ShiftedColor[] {
  const palettes = createPalettes(colors, background);
  return (['light', 'dark'] as const).flatMap((mode) => {
    const palette = palettes[mode];
    const ratio = contrastOf(palette.primary, palette.background);
    if (ratio >= 4.5) return [];
    const [color, behind, shown] = [palette.primary, palette.background, palette.primaryText].map(renderHex);
    return color === undefined || behind === undefined || shown === undefined ? [] : [{ mode, color, background: behind, ratio, shown }];
  });
}
