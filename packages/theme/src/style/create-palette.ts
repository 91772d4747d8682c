import { findInk, findReadable, leastContrast } from './find-readable.ts';
import { mixColors } from './mix-colors.ts';
import type { Rgb } from './parse-hex.ts';

/** The colours of one mode. Every text colour keeps 4.5:1 on the background, the surfaces and the tint. */
export interface Palette {
  background: Rgb;
  surface: Rgb;
  surfaceStrong: Rgb;
  raised: Rgb;
  border: Rgb;
  borderStrong: Rgb;
  text: Rgb;
  textStrong: Rgb;
  textMuted: Rgb;
  primary: Rgb;
  primaryText: Rgb;
  primaryTint: Rgb;
  onPrimary: Rgb;
  button: Rgb;
  onButton: Rgb;
}

/** Cool greys that the texts lean to: quieter than black and white. */
const SLATE: Rgb = [71, 85, 105];

/** Derives a mode's palette from its background, its accent and the colour of its important buttons. */
export function createPalette(colors: { background: Rgb; primary: Rgb; button: Rgb }): Palette {
  const { background, primary, button } = colors;
  const ink = findInk([background]);
  const pull = findPull(background, primary, ink);
  const towards = (amount: number): Rgb => mixColors(background, mixColors(ink, SLATE, 0.25), amount * pull);
  const surface = towards(0.035);
  const surfaceStrong = towards(0.08);
  const primaryTint = mixColors(background, primary, 0.1 * pull);
  const raised = ink[0] === 0 ? background : towards(0.055);
  const surfaces = [background, surface, surfaceStrong, primaryTint];
  const grey = (amount: number): Rgb => mixColors(background, mixColors(ink, SLATE, 0.12), amount);
  return {
    background,
    surface,
    surfaceStrong,
    raised,
    border: towards(0.11),
    borderStrong: towards(0.22),
    text: findReadable(grey(0.8), surfaces, 7),
    textStrong: findReadable(grey(0.96), surfaces, 9),
    textMuted: findReadable(grey(0.62), surfaces),
    primary,
    primaryText: findReadable(primary, surfaces),
    primaryTint,
    onPrimary: findInk([primary]),
    button,
    onButton: findInk([button]),
  };
}

/** How strongly surfaces may leave the background, 1 to 0: on a middling background even black or white has no contrast to give away. */
function findPull(background: Rgb, primary: Rgb, ink: Rgb): number {
  const steps = [1, 0.5, 0.2];
  const fits = (pull: number): boolean =>
    leastContrast(ink, [
      mixColors(background, mixColors(ink, SLATE, 0.25), 0.08 * pull),
      mixColors(background, mixColors(ink, SLATE, 0.25), 0.035 * pull),
      mixColors(background, primary, 0.1 * pull),
    ]) >= 4.5;
  return steps.find(fits) ?? 0;
}
