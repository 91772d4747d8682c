import type { Json } from '../../json.ts';
import { isJsonObject } from '../json-value.ts';
import { findEntry } from '../../find-entry.ts';

/** A field of the classic shape and what the current shape calls it. */
export interface ClassicCounterpart {
  classic: string;
  current: string;
  /** Makes the current value; without it, the value is the same. */
  convert?: (value: Json) => Json;
}

/** The fields that have another name or place in the current shape. */
export const CLASSIC_COUNTERPARTS: readonly ClassicCounterpart[] = [
  { classic: 'topbarLinks', current: 'navbar.links', convert: (value) => (Array.isArray(value) ? value.map(toLink) : value) },
  { classic: 'topbarCtaButton', current: 'navbar.primary', convert: (value) => ({ type: 'button', ...toObject(toLink(value)) }) },
  { classic: 'modeToggle', current: 'appearance', convert: (value) => rename(value, { isHidden: 'strict' }) },
  { classic: 'footerSocials', current: 'footer.socials', convert: toSocials },
  { classic: 'backgroundImage', current: 'background.image' },
  { classic: 'background.style', current: 'background.decoration' },
  { classic: 'colors.background', current: 'background.color' },
  { classic: 'eyebrow', current: 'styling.eyebrows', convert: (value) => toObject(value)['display'] ?? 'section' },
  { classic: 'codeBlock', current: 'styling.codeblocks', convert: (value) => (toObject(value)['mode'] === 'dark' ? 'dark' : 'system') },
  { classic: 'font', current: 'fonts', convert: (value) => rename(value, { headings: 'heading', url: 'source' }) },
  { classic: 'openapi', current: 'api.openapi' },
  { classic: 'api.baseUrl', current: 'api.mdx.server' },
  { classic: 'api.auth', current: 'api.mdx.auth' },
  { classic: 'api.playground.mode', current: 'api.playground.display', convert: toDisplay },
  { classic: 'api.playground.disableProxy', current: 'api.playground.proxy', convert: (value) => value !== true },
  {
    classic: 'api.paramFields',
    current: 'api.params',
    convert: (value) => ({ expanded: toObject(value)['expanded'] === 'all' ? 'all' : 'closed' }),
  },
  {
    classic: 'api.request',
    current: 'api.examples',
    convert: (value) => ({ languages: toObject(toObject(value)['example'])['languages'] ?? [] }),
  },
  { classic: 'seo.indexHiddenPages', current: 'seo.indexing', convert: (value) => (value === true ? 'all' : 'navigable') },
  { classic: 'analytics', current: 'integrations' },
  { classic: 'versions', current: 'navigation.versions', convert: (value) => toDivisions(value, 'version') },
  { classic: 'tabs', current: 'navigation.tabs', convert: (value) => toDivisions(value, 'tab') },
  { classic: 'anchors', current: 'navigation.anchors', convert: (value) => toDivisions(value, 'anchor') },
  { classic: 'topAnchor', current: 'navigation.anchors (its first entry)' },
  { classic: 'primaryTab', current: 'navigation.tabs (its first entry)' },
];

/** What keys inside a list are called in the current shape, by the list that they are in. */
export const CLASSIC_ENTRY_KEYS: { readonly [list: string]: { readonly [classic: string]: string } } = {
  tabs: { name: 'tab', url: 'href', isDefaultHidden: 'hidden' },
  anchors: { name: 'anchor', url: 'href', isDefaultHidden: 'hidden' },
  versions: { name: 'version', url: 'href', isDefault: 'default' },
  languages: { name: 'language', locale: 'language' },
  dropdowns: { name: 'dropdown', url: 'href' },
  products: { name: 'product', url: 'href' },
  groups: { name: 'group', title: 'group' },
  links: { name: 'label', url: 'href', title: 'header', links: 'items' },
  items: { url: 'href', name: 'label' },
};

function toLink(value: Json): Json {
  return rename(value, { name: 'label', url: 'href' });
}

function toSocials(value: Json): Json {
  if (!Array.isArray(value)) return value;
  return Object.fromEntries(value.flatMap((one) => (isJsonObject(one) ? [[String(one['type']), one['url'] ?? '']] : [])));
}

function toDisplay(value: Json): Json {
  if (value === 'hide') return 'none';
  return value === 'simple' ? 'simple' : 'interactive';
}

function toDivisions(value: Json, kind: string): Json {
  if (!Array.isArray(value)) return value;
  return value.map((entry) =>
    typeof entry === 'string' ? { [kind]: entry } : rename(entry, { name: kind, url: 'href', isDefaultHidden: 'hidden' }),
  );
}

function toObject(value: Json | undefined): { [key: string]: Json } {
  return isJsonObject(value) ? value : {};
}

function rename(value: Json, names: { [from: string]: string }): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [findEntry(names, key) ?? key, rename(child, names)]));
}
