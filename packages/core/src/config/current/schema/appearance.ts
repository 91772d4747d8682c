import * as v from 'valibot';
import { hex } from '../../schema/color.ts';
import { choice, flag, optionalText, text } from '../../schema/field.ts';
import { THEME_NAMES } from '../../themes.ts';

const fontFace = {
  family: optionalText('Name of the font family.'),
  weight: v.exactOptional(v.pipe(v.union([v.number(), v.string()]), v.description('Weight, such as 400.'))),
  source: optionalText('Address or path of the font file; by default, a system font.'),
  format: v.exactOptional(choice(['woff', 'woff2'], 'Format of the font file.')),
};

const image = v.union([
  text('Path or address of an image behind every page.'),
  v.object({ light: optionalText('Image in light mode.'), dark: optionalText('Image in dark mode.') }),
]);

/** `theme`, `appearance`, `background`, `fonts`, `icons`, `styling` and `thumbnails`. */
export const currentAppearanceEntries = {
  theme: v.exactOptional(choice(THEME_NAMES, 'A complete look: layout, corners, sidebar and top bar. `mint` is the default.')),
  appearance: v.exactOptional(
    v.pipe(
      v.object({
        default: v.exactOptional(
          choice(['system', 'light', 'dark'], 'Colour mode for new readers; `system` is that of their device.'),
          'system',
        ),
        strict: flag('Hides the switch between light and dark.', false),
      }),
      v.description('Which colour mode readers see first, and whether they can switch.'),
    ),
  ),
  background: v.exactOptional(
    v.pipe(
      v.object({
        image: v.exactOptional(v.pipe(image, v.description('An image behind every page.'))),
        decoration: v.exactOptional(
          choice(
            ['gradient', 'grid', 'windows'],
            'Decoration behind the top of every page: a faint gradient in the primary colour, a grid of lines, or slanted stripes (`windows`).',
          ),
        ),
        color: v.exactOptional(
          v.pipe(
            v.object({
              light: v.exactOptional(hex('Background in light mode, as hex.')),
              dark: v.exactOptional(hex('Background in dark mode, as hex.')),
            }),
            v.description('Background colours of the pages.'),
          ),
        ),
      }),
      v.description('Background of the pages.'),
    ),
  ),
  fonts: v.exactOptional(
    v.pipe(
      v.object({
        ...fontFace,
        heading: v.exactOptional(v.pipe(v.object(fontFace), v.description('Font of headings.'))),
        body: v.exactOptional(v.pipe(v.object(fontFace), v.description('Font of text.'))),
      }),
      v.description('One font for everything, or one for headings and one for text.'),
    ),
  ),
  icons: v.exactOptional(
    v.pipe(
      v.object({ library: v.exactOptional(choice(['fontawesome', 'lucide', 'tabler'], 'Library that names of icons refer to.')) }),
      v.description('Where icons come from.'),
    ),
  ),
  styling: v.exactOptional(
    v.pipe(
      v.object({
        eyebrows: v.exactOptional(
          choice(
            ['section', 'breadcrumbs'],
            'What is above the title of a page: its group (`section`), or the groups that lead to it (`breadcrumbs`).',
          ),
        ),
        codeblocks: v.exactOptional(
          v.pipe(
            v.union([v.string(), v.record(v.string(), v.unknown())]),
            v.description(
              'Style of code blocks: `system` follows the colour mode, `dark` is always dark, or the name of a Shiki theme; or an object with `theme`, which may be `{ light, dark }`, and `languages`.',
            ),
          ),
        ),
        latex: v.exactOptional(v.pipe(v.boolean(), v.description('Whether formulas are rendered; by default, on pages that have some.'))),
      }),
      v.description('Look of code blocks, formulas and the line above titles.'),
    ),
  ),
  thumbnails: v.exactOptional(
    v.pipe(
      v.object({
        appearance: v.exactOptional(choice(['light', 'dark'], 'Colour mode of the pictures; by default, that of new readers.')),
        background: optionalText('Path of an image behind the text of every picture.'),
        fonts: v.exactOptional(v.pipe(v.object(fontFace), v.description('Font of the pictures; by default, the heading font.'))),
      }),
      v.description('The preview picture of a page, which other sites show beside a link to it.'),
    ),
  ),
};
