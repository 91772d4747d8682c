import type * as v from 'valibot';
import { isExternalUrl, toLinkHref } from '../../path.ts';
import type { ConfigDivision, DivisionKind } from '../config.ts';
import type { ConfigColor } from '../schema/color.ts';
import { joinApiFiles } from './join-api-files.ts';
import type { OWN_ENTRIES, divisionEntries, plainEntries } from './schema/division-entries.ts';
import type { DivisionList } from './schema/division-lists.ts';

type Fields<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** What a division, and navigation itself, holds, as the schema lets it through: divisions may hold divisions. */
export interface ContentFields extends Fields<typeof plainEntries>, Partial<Record<DivisionList, ConfigDivision[]>> {
  global?: Partial<Record<DivisionList, ConfigDivision[]>>;
}

/** A division as the schema lets it through, with its name under its kind. */
export type DivisionFields = ContentFields &
  Partial<Fields<typeof divisionEntries>> &
  Partial<Fields<(typeof OWN_ENTRIES)['language']> & Fields<(typeof OWN_ENTRIES)['version']> & Fields<(typeof OWN_ENTRIES)['tab']>> & {
    [kind in DivisionKind]?: string;
  };

/** Makes a division of what is written. */
export function resolveDivision(kind: DivisionKind, written: DivisionFields): ConfigDivision {
  const {
    icon,
    iconType,
    color,
    description,
    tag,
    hidden,
    searchable,
    public: isPublic,
    href,
    url,
    locale,
    align,
    banner,
    navbar,
    footer,
    global,
  } = written;
  const type = icon?.type ?? iconType;
  const plate = resolveColor(color);
  return {
    kind,
    name: written[kind] ?? '',
    ...(href !== undefined && { href: isExternalUrl(href.trim()) || href.startsWith('#') ? href.trim() : toLinkHref(href.trim()) }),
    ...(icon && icon.name.trim() !== '' && { icon: icon.name }),
    ...(type && { iconType: type }),
    ...(plate !== undefined && { color: plate }),
    ...(description !== undefined && { description }),
    ...(tag !== undefined && { tag }),
    isDefault: written.default ?? false,
    isHidden: hidden ?? false,
    ...(searchable !== undefined && { searchable }),
    ...(isPublic !== undefined && { public: isPublic }),
    ...(url !== undefined && { url }),
    ...(locale !== undefined && { locale }),
    ...(align && { align }),
    ...(banner && { banner }),
    ...(navbar && { navbar }),
    ...(footer && { footer }),
    ...joinApiFiles(written),
    ...(global && { globals: resolveDivisionContent(global).divisions }),
    ...resolveDivisionContent(written),
  };
}

/** Puts the lists of divisions together, and pages and groups. */
export function resolveDivisionContent(written: ContentFields): Pick<ConfigDivision, 'pages' | 'divisions'> {
  const {
    menu = [],
    products = [],
    languages = [],
    versions = [],
    tabs = [],
    dropdowns = [],
    anchors = [],
    groups = [],
    pages = [],
  } = written;
  return {
    pages: [...pages, ...groups],
    divisions: [...languages, ...products, ...versions, ...tabs, ...menu, ...dropdowns, ...anchors],
  };
}

/** What one mode lacks, it takes from the other. */
function resolveColor(color: DivisionFields['color']): ConfigColor | undefined {
  if (color === undefined || typeof color === 'string' || 'from' in color) return color;
  const light = color.light ?? color.dark;
  return light === undefined ? undefined : { light, dark: color.dark ?? light };
}
