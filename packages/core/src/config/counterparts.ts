import type { Json } from '../json.ts';
import { isJsonObject } from './json-value.ts';
import { findEntry } from '../find-entry.ts';

/** A field of the current shape and what the classic shape calls it. */
export interface Counterpart {
  /** Where it stands in the current shape; `[]` for every entry of a list. */
  current: string;
  /** Where it stands in the classic shape; for an entry of a list, the key in the same object. */
  classic: string;
  /** Makes the classic value; undefined where there is none. Without it, the value is the same. */
  convert?: (value: Json) => Json | undefined;
}

/** The fields that have another name in the current shape. */
export const COUNTERPARTS: readonly Counterpart[] = [
  { current: 'navbar.links', classic: 'topbarLinks', convert: (value) => (Array.isArray(value) ? value.map(topbarLink) : undefined) },
  { current: 'navbar.primary', classic: 'topbarCtaButton', convert: topbarLink },
  { current: 'appearance.default', classic: 'modeToggle.default', convert: (value) => (value === 'system' ? undefined : value) },
  { current: 'appearance.strict', classic: 'modeToggle.isHidden' },
  { current: 'styling.eyebrows', classic: 'eyebrow.display' },
  { current: 'styling.codeblocks', classic: 'codeBlock.mode', convert: (value) => (value === 'dark' ? 'dark' : 'auto') },
  { current: 'background.image', classic: 'backgroundImage', convert: (value) => (isJsonObject(value) ? value['light'] : value) },
  { current: 'background.color', classic: 'colors.background' },
  { current: 'background.decoration', classic: 'background.style' },
  { current: 'fonts', classic: 'font', convert: (value) => renameKeys(value, { heading: 'headings', source: 'url' }) },
  { current: 'api.openapi', classic: 'openapi', convert: (value) => (isJsonObject(value) ? value['source'] : value) },
  { current: 'api.playground.display', classic: 'api.playground.mode', convert: playgroundMode },
  { current: 'api.playground.proxy', classic: 'api.playground.disableProxy', convert: (value) => value === false },
  { current: 'api.mdx.server', classic: 'api.baseUrl' },
  { current: 'api.mdx.auth', classic: 'api.auth' },
  { current: 'api.params.expanded', classic: 'api.paramFields.expanded', convert: (value) => (value === 'all' ? 'all' : 'none') },
  { current: 'api.examples.languages', classic: 'api.request.example.languages' },
  { current: 'seo.metatags', classic: 'metadata' },
  { current: 'seo.indexing', classic: 'seo.indexHiddenPages', convert: (value) => value === 'all' },
  { current: 'topbarLinks[].label', classic: 'name' },
  { current: 'topbarLinks[].href', classic: 'url' },
  { current: 'topbarCtaButton.label', classic: 'topbarCtaButton.name' },
  { current: 'topbarCtaButton.href', classic: 'topbarCtaButton.url' },
  { current: 'anchors[].anchor', classic: 'name' },
  { current: 'anchors[].href', classic: 'url' },
  { current: 'tabs[].tab', classic: 'name' },
  { current: 'tabs[].href', classic: 'url' },
  { current: 'versions[].version', classic: 'name' },
  { current: 'footer.links[].header', classic: 'title' },
  { current: 'footer.links[].items', classic: 'links', convert: (value) => (Array.isArray(value) ? value.map(footerLink) : undefined) },
  { current: 'footer.links[].links[].href', classic: 'url' },
];

/** The fields of the current shape to which nothing in the classic one corresponds. */
export const CURRENT_ONLY: readonly string[] = [
  'banner',
  'contextual',
  'errors',
  'icons',
  'interaction',
  'thumbnails',
  'variables',
  'appearance',
  'navbar',
  'styling',
  'api.arazzo',
  'api.asyncapi',
  'api.examples',
  'api.graphql',
  'api.mdx',
  'api.params',
];

function topbarLink(value: Json): Json {
  const { icon: _icon, type, ...link } = isJsonObject(value) ? value : {};
  const renamed = renameKeys(link, { label: 'name', href: 'url' });
  return type === 'github' && isJsonObject(renamed) ? { type, ...renamed } : renamed;
}

function footerLink(value: Json): Json {
  return renameKeys(value, { href: 'url' });
}

function playgroundMode(value: Json): Json {
  if (value === 'none') return 'hide';
  return value === 'simple' ? 'simple' : 'show';
}

function renameKeys(value: Json, names: { [from: string]: string }): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [findEntry(names, key) ?? key, renameKeys(child, names)]));
}
