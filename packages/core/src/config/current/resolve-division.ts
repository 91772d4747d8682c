import { isExternalUrl, toLinkHref } from '../../path.ts';
import type { Color, ConfigApiFiles, ConfigDivision, ConfigEntry, ConfigGroup, DivisionKind } from '../config.ts';
import type { IconType } from '../icon.ts';
import type { WrittenIcon } from './schema/icon.ts';
import { joinApiFiles } from './join-api-files.ts';

/** What a division, and navigation itself, holds, as the schema lets it through. */
export interface WrittenContent {
  products?: ConfigDivision[];
  languages?: ConfigDivision[];
  versions?: ConfigDivision[];
  tabs?: ConfigDivision[];
  dropdowns?: ConfigDivision[];
  anchors?: ConfigDivision[];
  menu?: ConfigDivision[];
  groups?: ConfigGroup[];
  pages?: ConfigEntry[];
  openapi?: ConfigApiFiles;
  asyncapi?: ConfigApiFiles;
  global?: WrittenContent;
}

/** A division as the schema lets it through. */
export interface WrittenDivision
  extends
    WrittenContent,
    Pick<ConfigDivision, 'description' | 'tag' | 'searchable' | 'url' | 'locale' | 'align' | 'banner' | 'navbar' | 'footer'> {
  icon?: WrittenIcon;
  iconType?: IconType;
  color?: Color | { light?: string; dark?: string };
  hidden?: boolean;
  href?: string;
  default?: boolean;
  [name: string]: unknown;
}

/** Makes a division of what is written. */
export function resolveDivision(kind: DivisionKind, written: WrittenDivision): ConfigDivision {
  const { icon, iconType, color, description, tag, hidden, searchable, href, url, locale, align, banner, navbar, footer, global } = written;
  const type = icon?.type ?? iconType;
  const plate = resolveColor(color);
  return {
    kind,
    name: String(written[kind] ?? ''),
    ...(href !== undefined && { href: isExternalUrl(href.trim()) || href.startsWith('#') ? href.trim() : toLinkHref(href.trim()) }),
    ...(icon && icon.name.trim() !== '' && { icon: icon.name }),
    ...(type && { iconType: type }),
    ...(plate !== undefined && { color: plate }),
    ...(description !== undefined && { description }),
    ...(tag !== undefined && { tag }),
    isDefault: written.default ?? false,
    isHidden: hidden ?? false,
    ...(searchable !== undefined && { searchable }),
    ...(url !== undefined && { url }),
    ...(locale !== undefined && { locale }),
    ...(align && { align }),
    ...(banner && { banner }),
    ...(navbar && { navbar }),
    ...(footer && { footer }),
    ...joinApiFiles(written),
    ...(global && { globals: resolveContent(global).divisions }),
    ...resolveContent(written),
  };
}

/** Puts the lists of divisions together, and pages and groups. */
export function resolveContent(written: WrittenContent): Pick<ConfigDivision, 'pages' | 'divisions'> {
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
function resolveColor(color: WrittenDivision['color']): Color | undefined {
  if (color === undefined || typeof color === 'string' || 'from' in color) return color;
  const light = color.light ?? color.dark;
  return light === undefined ? undefined : { light, dark: color.dark ?? light };
}
