import * as v from 'valibot';
import type { DivisionKind } from '../../config.ts';
import { color, hex } from '../../schema/color.ts';
import { choice, flag, optionalFlag, optionalText } from '../../schema/field.ts';
import { iconTypeSchema } from '../../schema/icon-type.ts';
import { apiFiles, graphqlFiles } from './api-files.ts';
import { bannerSchema } from './banner.ts';
import { currentFooterSchema } from './footer.ts';
import { currentGroupSchema, pagesSchema } from './group.ts';
import { hostedNavigationEntries } from './hosted.ts';
import { iconSchema } from './icon.ts';
import { navbarSchema } from './navbar.ts';

const modes = v.object({
  light: v.exactOptional(hex('Colour in light mode, as hex.')),
  dark: v.exactOptional(hex('Colour in dark mode, as hex.')),
});

/** What every division may say beside its name and what it holds. */
export const divisionEntries = {
  icon: v.exactOptional(iconSchema),
  iconType: v.exactOptional(iconTypeSchema),
  color: v.exactOptional(
    v.pipe(v.union([color('One colour, or a gradient.'), modes]), v.description('Colour behind the icon: hex, or `light` and `dark`.')),
  ),
  description: optionalText('A line below its name in menus.'),
  tag: optionalText('A short label beside the name.'),
  default: flag('Whether readers start in it.', false),
  hidden: optionalFlag('Hidden until a reader is on one of its pages.'),
  public: optionalFlag(
    'Whether readers see it without signing in. A static site cannot hide it: `false` keeps its pages out of all lists, with a warning.',
  ),
  searchable: optionalFlag('Whether its pages are in the search index.'),
  href: optionalText('Link target if it has no pages.'),
};

/** What only some kinds of divisions have. */
export const OWN_ENTRIES = {
  product: {},
  language: {
    banner: v.exactOptional(bannerSchema),
    navbar: v.exactOptional(navbarSchema),
    footer: v.exactOptional(currentFooterSchema),
  },
  version: {
    url: optionalText('Folder of its pages, used to find the same page in another version.'),
    locale: optionalText('Language of the version, as a locale code such as `de`.'),
  },
  tab: { align: v.exactOptional(choice(['start', 'end'], 'Whether the tab is at the start or the end of the row of tabs.')) },
  dropdown: {},
  anchor: {},
  item: {},
} satisfies { readonly [kind in DivisionKind]: v.ObjectEntries };

/** What navigation and every division may hold beside divisions. */
export const plainEntries = {
  groups: v.exactOptional(v.pipe(v.array(currentGroupSchema), v.description('Groups of pages, in the order of the sidebar.'))),
  pages: v.exactOptional(pagesSchema),
  openapi: v.exactOptional(apiFiles('OpenAPI')),
  asyncapi: v.exactOptional(apiFiles('AsyncAPI')),
  arazzo: v.exactOptional(apiFiles('Arazzo')),
  graphql: v.exactOptional(graphqlFiles()),
  directory: v.exactOptional(choice(['none', 'accordion', 'card'], 'Whether the root page of a group lists its pages.')),
  ...hostedNavigationEntries,
};
