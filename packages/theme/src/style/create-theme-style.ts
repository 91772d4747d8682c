import type { Config } from '@octavo/core';
import { createPalette } from './create-palette.ts';
import type { Palette } from './create-palette.ts';
import { parseHex, renderHex } from './parse-hex.ts';
import type { Rgb } from './parse-hex.ts';

const WHITE: Rgb = [255, 255, 255];
const NIGHT: Rgb = [13, 15, 19];
const BLUE: Rgb = [37, 99, 235];

/** The tokens and the palette's colour that each holds. */
const TOKENS: readonly (readonly [token: string, color: keyof Palette])[] = [
  ['background', 'background'],
  ['surface', 'surface'],
  ['surface-strong', 'surfaceStrong'],
  ['raised', 'raised'],
  ['border', 'border'],
  ['border-strong', 'borderStrong'],
  ['text', 'text'],
  ['text-strong', 'textStrong'],
  ['text-muted', 'textMuted'],
  ['primary', 'primary'],
  ['primary-text', 'primaryText'],
  ['primary-tint', 'primaryTint'],
  ['on-primary', 'onPrimary'],
  ['button', 'button'],
  ['on-button', 'onButton'],
];

/**
 * The site's colours as one CSS rule, for a `<style>` in the document's head: `.octavo,.octavo-document{--octavo-color-text:light-dark(..)}`.
 *
 * `light` is the accent in dark mode, `dark` the colour of important buttons. A value that is not a hex colour is left out, so nothing
 * but colours can reach the document; texts are derived so that they stay readable on the background, the surfaces and the tint.
 */
export function createThemeStyle(colors: Config['colors'], background: Config['colors']['background'] = colors.background): string {
  const primary = parseHex(colors.primary) ?? BLUE;
  const button = parseHex(colors.dark) ?? primary;
  const light = createPalette({ background: readColor(background?.light) ?? WHITE, primary, button });
  const dark = createPalette({ background: readColor(background?.dark) ?? NIGHT, primary: parseHex(colors.light) ?? primary, button });
  const declarations = TOKENS.map(([token, color]) => `--octavo-color-${token}:${renderPair(light[color], dark[color])}`);
  return `.octavo,.octavo-document{${declarations.join(';')}}`;
}

function readColor(hex: string | undefined): Rgb | undefined {
  return hex === undefined ? undefined : parseHex(hex);
}

function renderPair(light: Rgb, dark: Rgb): string {
  return `light-dark(${renderHex(light)},${renderHex(dark)})`;
}
