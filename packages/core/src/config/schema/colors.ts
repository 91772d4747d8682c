import * as v from 'valibot';
import { color, hex } from './color.ts';

/** What stands in for the half of `colors.background` that is not given. */
export const DEFAULT_BACKGROUND: { light: string; dark: string } = { light: '#ffffff', dark: '#0d0f14' };

const background = v.pipe(
  v.object({
    light: v.exactOptional(hex('Background in light mode, as hex.')),
    dark: v.exactOptional(hex('Background in dark mode, as hex.')),
  }),
  v.description('Background colours of the pages.'),
  v.transform((given) => ({ ...DEFAULT_BACKGROUND, ...given })),
);

/** `colors`: the colours of the theme, each one filled in afterwards. */
export const colorsSchema = v.pipe(
  v.object({
    primary: hex('Primary colour in light mode, as hex: highlighted content, section headers, accents.'),
    light: v.exactOptional(hex('Primary colour in dark mode, as hex. Without it, `primary`.')),
    dark: v.exactOptional(hex('Colour of important buttons, as hex. Without it, `primary`.')),
    background: v.exactOptional(background),
    anchors: v.exactOptional(color('Default colour of anchors: hex or a gradient.')),
  }),
  v.description('Colours of the theme, as hex codes of 3 or 6 digits.'),
  v.transform((given) => ({ ...given, light: given.light ?? given.primary, dark: given.dark ?? given.primary })),
);
