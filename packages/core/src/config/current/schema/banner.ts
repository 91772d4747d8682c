import * as v from 'valibot';
import { hex } from '../../schema/color.ts';
import { choice, flag, text } from '../../schema/field.ts';

/** `banner`: a line above every page. */
export const bannerSchema = v.pipe(
  v.object({
    content: text('Text of the banner: one line of Markdown.'),
    dismissible: flag('Whether readers can close it.', false),
    type: v.exactOptional(choice(['info', 'warning', 'critical'], 'Kind of announcement.'), 'info'),
    color: v.exactOptional(
      v.pipe(
        v.union([
          hex('Colour in both modes, as hex.'),
          v.object({
            light: v.exactOptional(hex('Colour in light mode, as hex.')),
            dark: v.exactOptional(hex('Colour in dark mode, as hex.')),
          }),
        ]),
        v.description('Colour of the banner.'),
      ),
    ),
  }),
  v.description('A banner above every page.'),
  v.transform(({ dismissible, color, ...banner }) => {
    const modes: { light?: string; dark?: string } = typeof color === 'string' ? { light: color } : (color ?? {});
    const light = modes.light ?? modes.dark;
    return { ...banner, isDismissible: dismissible, ...(light !== undefined && { color: { light, dark: modes.dark ?? light } }) };
  }),
);
