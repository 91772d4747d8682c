import type { Config } from '@octavo/core';
import type { Palette } from './create-palette.ts';
import { createPalettes } from './create-palettes.ts';
import { renderHex } from './parse-hex.ts';
import type { Rgb } from './parse-hex.ts';

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
 * A value that is not a hex colour is left out, so nothing but colours can reach the document; texts are derived so that they stay readable on the background, the surfaces and the tint.
 */
export function createThemeStyle(colors: Config['colors'], background: Config['colors']['background'] = colors.background): string {
  const { light, dark } = createPalettes(colors, background);
  const declarations = TOKENS.map(([token, color]) => `--octavo-color-${token}:${renderPair(light[color], dark[color])}`);
  return `.octavo,.octavo-document{${declarations.join(';')}}`;
}

function renderPair(light: Rgb, dark: Rgb): string {
  return `light-dark(${renderHex(light)},${renderHex(dark)})`;
}
