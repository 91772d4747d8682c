import * as v from 'valibot';
import type { ConfigDivision, DivisionKind } from '../../config.ts';
import { color, hex } from '../../schema/color.ts';
import { choice, flag, optionalText, text } from '../../schema/field.ts';
import { iconTypeSchema } from '../../schema/icon-type.ts';
import { resolveDivision } from '../resolve-division.ts';
import type { WrittenDivision } from '../resolve-division.ts';
import { apiFiles } from './api-files.ts';
import { bannerSchema } from './banner.ts';
import { footerSchema } from './footer.ts';
import { groupSchema, optionalFlag, pagesSchema } from './group.ts';
import { hostedNavigationEntries } from './hosted.ts';
import { iconSchema } from './icon.ts';
import { navbarSchema } from './navbar.ts';

/** The list that holds a kind of division, and what one is called. */
export const DIVISION_LISTS: {
  readonly products: 'product';
  readonly languages: 'language';
  readonly versions: 'version';
  readonly tabs: 'tab';
  readonly dropdowns: 'dropdown';
  readonly anchors: 'anchor';
  readonly menu: 'item';
} = {
  products: 'product',
  languages: 'language',
  versions: 'version',
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  menu: 'item',
};

/** The name of a list of divisions. */
export type DivisionList = keyof typeof DIVISION_LISTS;

const LISTS: { readonly [list in DivisionList]: string } = {
  products: 'Products, each with navigation of its own.',
  languages: 'Languages, each with navigation of its own.',
  versions: 'Versions, each with navigation of its own.',
  tabs: 'Tabs at the top of the docs.',
  dropdowns: 'Parts of the docs in a menu above the sidebar.',
  anchors: 'Parts of the docs, and links, above the sidebar.',
  menu: 'Entries of the tab or the product, in a menu under it.',
};

const NAMES: { readonly [kind in DivisionKind]: string } = {
  product: 'Name of the product.',
  language: 'Code of the language, such as `en`, `pt-BR` or `zh-Hans`.',
  version: 'Name of the version.',
  tab: 'Label of the tab.',
  dropdown: 'Label of the entry.',
  anchor: 'Label of the anchor.',
  item: 'Label of the entry.',
};

const modes = v.object({
  light: v.exactOptional(hex('Colour in light mode, as hex.')),
  dark: v.exactOptional(hex('Colour in dark mode, as hex.')),
});

/** What only some kinds of divisions have. */
const OWN: { readonly [kind in DivisionKind]: v.ObjectEntries } = {
  product: {},
  language: {
    banner: v.exactOptional(bannerSchema),
    navbar: v.exactOptional(navbarSchema),
    footer: v.exactOptional(footerSchema),
  },
  version: {
    url: optionalText('Folder of its pages, by which the same page of another version is found.'),
    locale: optionalText('Language of the version, as a locale code such as `de`.'),
  },
  tab: { align: v.exactOptional(choice(['start', 'end'], 'Side of the bar on which the tab stands.')) },
  dropdown: {},
  anchor: {},
  item: {},
};

const schemas = new Map<DivisionKind, v.GenericSchema<unknown, ConfigDivision>>(
  Object.values(DIVISION_LISTS).map((kind) => [kind, createDivisionSchema(kind)]),
);

/** The schema of a kind of division. */
export function divisionSchema(kind: DivisionKind): v.GenericSchema<unknown, ConfigDivision> {
  const schema = schemas.get(kind);
  if (schema === undefined) throw new Error(`There is no schema of the kind ${kind}.`);
  return schema;
}

/** What navigation and every division may hold: divisions, groups and pages. */
export function contentEntries(): v.ObjectEntries {
  return {
    ...Object.fromEntries(
      (Object.keys(DIVISION_LISTS) as DivisionList[]).filter((list) => list !== 'menu').map((list) => [list, divisionList(list)]),
    ),
    groups: v.exactOptional(v.pipe(v.array(groupSchema), v.description('Groups of pages, in the order of the sidebar.'))),
    pages: v.exactOptional(pagesSchema),
    global: globalLinks(),
    openapi: v.exactOptional(apiFiles('OpenAPI')),
    asyncapi: v.exactOptional(apiFiles('AsyncAPI')),
    directory: v.exactOptional(choice(['none', 'accordion', 'card'], 'Whether root pages of groups list the pages of their group.')),
    ...hostedNavigationEntries,
  };
}

/** Links beside the divisions of all that a part of navigation holds. */
function globalLinks(): v.GenericSchema {
  const lists = ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'products'] as const;
  const entries = Object.fromEntries(lists.map((list) => [list, divisionList(list)]));
  return v.exactOptional(v.pipe(v.object(entries), v.description('Links that stand on every page below.')));
}

/** A list of one kind of division. */
export function divisionList(list: DivisionList): v.GenericSchema {
  const item = v.lazy(() => divisionSchema(DIVISION_LISTS[list]));
  return v.exactOptional(v.pipe(v.array(item), v.description(LISTS[list])));
}

function createDivisionSchema(kind: DivisionKind): v.GenericSchema<unknown, ConfigDivision> {
  const entries: v.ObjectEntries = {
    [kind]: text(NAMES[kind]),
    icon: v.exactOptional(iconSchema),
    iconType: v.exactOptional(iconTypeSchema),
    color: v.exactOptional(
      v.pipe(v.union([color('One colour, or a gradient.'), modes]), v.description('Colour behind the icon: hex, or `light` and `dark`.')),
    ),
    description: optionalText('What it is about, in a few words.'),
    tag: optionalText('A short label beside the name.'),
    default: flag('Whether readers see it first.', false),
    hidden: optionalFlag('Hides it until a reader is on one of its pages.'),
    public: optionalFlag('Whether readers who are not signed in see it.'),
    searchable: optionalFlag('Whether the search finds its pages.'),
    href: optionalText('Address that it leads to when it holds no pages.'),
    ...OWN[kind],
    ...contentEntries(),
    ...((kind === 'tab' || kind === 'product') && { menu: divisionList('menu') }),
  };
  return v.pipe(
    v.object(entries),
    v.description(NAMES[kind]),
    v.transform((given) => resolveDivision(kind, given as WrittenDivision)),
  );
}
