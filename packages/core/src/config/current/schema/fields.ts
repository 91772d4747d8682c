import * as v from 'valibot';
import { color, hex } from '../../schema/color.ts';
import { optionalText, text } from '../../schema/field.ts';
import { faviconSchema, logoSchema } from '../../schema/images.ts';
import { redirectSchema } from '../../schema/redirect.ts';
import { currentApiSchema } from './api.ts';
import { currentAppearanceEntries } from './appearance.ts';
import { bannerSchema } from './banner.ts';
import { currentFooterSchema } from './footer.ts';
import { hostedEntries } from './hosted.ts';
import { keptEntries } from './kept.ts';
import { navbarSchema } from './navbar.ts';
import { currentNavigationSchema } from './navigation.ts';
import { siteEntries } from './site.ts';

const colors = v.pipe(
  v.object({
    primary: hex('Primary colour in light mode, as hex: highlighted content, accents.'),
    light: v.exactOptional(hex('Primary colour in dark mode, as hex. Without it, `primary`.')),
    dark: v.exactOptional(hex('Colour of important buttons, as hex. Without it, `primary`.')),
    anchors: v.exactOptional(color('Default colour of anchors: hex or a gradient.')),
  }),
  v.description('Colours of the theme, as hex codes of 3 or 6 digits.'),
);

/** The fields of the current shape. */
export const currentFields = v.object({
  $schema: optionalText('URL of this schema, for completion in editors.'),
  name: text('Name of the project, used as the title of the site.'),
  description: optionalText('Description of the site, for search engines.'),
  navigation: currentNavigationSchema,
  logo: v.exactOptional(logoSchema),
  favicon: v.exactOptional(faviconSchema),
  colors: v.exactOptional(colors),
  navbar: v.exactOptional(navbarSchema),
  footer: v.exactOptional(currentFooterSchema),
  banner: v.exactOptional(bannerSchema),
  api: v.exactOptional(currentApiSchema),
  redirects: v.exactOptional(v.pipe(v.array(redirectSchema), v.description('Redirects from old paths to new ones.')), []),
  ...currentAppearanceEntries,
  ...siteEntries,
  ...keptEntries,
  ...hostedEntries,
});

/** A config of the current shape as the schema lets it through. */
export type CurrentFields = v.InferOutput<typeof currentFields>;
