import type { Config } from '@octavo/core';
import { createPalette } from './create-palette.ts';
import type { Palette } from './create-palette.ts';
import { parseHex } from './parse-hex.ts';
import type { Rgb } from './parse-hex.ts';

const WHITE: Rgb = [255, 255, 255];
const NIGHT: Rgb = [13, 15, 19];
const BLUE: Rgb = [37, 99, 235];

/** The palettes of both modes. `light` of the colours is the accent in dark mode, `dark` the colour of important buttons. */
export function createPalettes(colors: Config['colors'], background: Config['colors']['background']): { light: Palette; dark: Palette } {
  const primary = parseHex(colors.primary) ?? BLUE;
  const button = parseHex(colors.dark) ?? primary;
  return {
    light: createPalette({ background: readColor(background?.light) ?? WHITE, primary, button }),
    dark: createPalette({ background: readColor(background?.dark) ?? NIGHT, primary: parseHex(colors.light) ?? primary, button }),
  };
}

function readColor(hex: string | undefined): Rgb | undefined {
  return hex === undefined ? undefined : parseHex(hex);
}
