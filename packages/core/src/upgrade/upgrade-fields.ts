import type { Json, JsonObject } from '../json.ts';
import { isJsonObject } from '../config/json-value.ts';
import { CLASSIC_THEMES } from '../config/themes.ts';
import { findEntry } from '../find-entry.ts';

/** Puts what a field of the classic shape says where the current shape says it. */
export type UpgradeField = (value: Json, target: JsonObject) => void;

/** Every field that has another name, place or form in the current shape. One that is not here stays as it is. */
export const UPGRADE_FIELDS: { readonly [field: string]: UpgradeField } = {
  topbarLinks: (value, target) => set(target, 'navbar.links', list(value).map(toLink)),
  topbarCtaButton: (value, target) => set(target, 'navbar.primary', { type: 'button', ...object(toLink(value)) }),
  modeToggle: (value, target) => set(target, 'appearance', rename(value, { isHidden: 'strict' })),
  footerSocials: (value, target) => set(target, 'footer.socials', joinSocials(value, at(target, 'footer.socials'))),
  footer: upgradeFooter,
  colors: upgradeColors,
  backgroundImage: (value, target) => set(target, 'background.image', value),
  background: (value, target) => merge(target, 'background', rename(value, { style: 'decoration' })),
  font: (value, target) => set(target, 'fonts', upgradeFont(value)),
  eyebrow: (value, target) => setFrom(target, 'styling.eyebrows', object(value)['display']),
  codeBlock: (value, target) => setFrom(target, 'styling.codeblocks', object(value)['mode'] === 'auto' ? 'system' : object(value)['mode']),
  openapi: (value, target) => set(target, 'api.openapi', value),
  api: upgradeApi,
  metadata: (value, target) => merge(target, 'seo.metatags', value),
  seo: upgradeSeo,
  analytics: (value, target) => merge(target, 'integrations', value),
  integrations: (value, target) => merge(target, 'integrations', value),
  theme: (value, target) => set(target, 'theme', new Map<Json, string>(Object.entries(CLASSIC_THEMES)).get(value) ?? 'mint'),
};

function upgradeFooter(value: Json, target: JsonObject): void {
  const { socials, links, ...rest } = object(value);
  const columns = links === undefined ? [] : list(links);
  const toColumn = (column: Json): Json => {
    const { links: items, ...other } = object(rename(column, { title: 'header' }));
    return { ...other, ...(items !== undefined && { items: list(items).map((item) => rename(item, { url: 'href' })) }) };
  };
  const before = at(target, 'footer.socials');
  if (socials !== undefined) set(target, 'footer.socials', before === undefined ? socials : joinSocials(before, socials));
  if (links !== undefined) set(target, 'footer.links', columns.map(toColumn));
  merge(target, 'footer', rest);
}

/** What `footerSocials` says, then what only `footer.socials` does; two objects make one, and all else a list. */
function joinSocials(first: Json, second: Json | undefined): Json {
  if (second === undefined) return first;
  if (isJsonObject(first) && isJsonObject(second)) return { ...first, ...without(second, Object.keys(first)) };
  const listed = toAccounts(first);
  const known = new Set(listed.map((one) => object(one)['type']));
  return [...listed, ...toAccounts(second).filter((one) => !known.has(object(one)['type']))];
}

function toAccounts(socials: Json): Json[] {
  return Array.isArray(socials) ? socials : Object.entries(object(socials)).map(([type, url]) => ({ type, url }));
}

function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function upgradeColors(value: Json, target: JsonObject): void {
  const { background, ...colors } = object(value);
  set(target, 'colors', colors);
  if (background !== undefined) set(target, 'background.color', background);
}

function upgradeFont(value: Json): Json {
  const { headings, body, ...font } = object(rename(value, { url: 'source' }));
  return {
    ...font,
    ...(headings !== undefined && { heading: rename(headings, { url: 'source' }) }),
    ...(body !== undefined && { body: rename(body, { url: 'source' }) }),
  };
}

const DISPLAY: { readonly [mode: string]: string } = { show: 'interactive', hide: 'none', simple: 'simple' };

function upgradeApi(value: Json, target: JsonObject): void {
  const { baseUrl, auth, playground, request, paramFields, ...rest } = object(value);
  merge(target, 'api', rest);
  setFrom(target, 'api.mdx.server', baseUrl);
  setFrom(target, 'api.mdx.auth', auth);
  if (playground !== undefined) {
    const { mode, disableProxy, ...other } = object(playground);
    if (mode !== undefined) set(target, 'api.playground.display', findEntry(DISPLAY, String(mode)) ?? mode);
    if (disableProxy !== undefined) set(target, 'api.playground.proxy', disableProxy !== true);
    merge(target, 'api.playground', other);
  }
  const example = object(object(request ?? {})['example'] ?? {});
  setFrom(target, 'api.examples.languages', example['languages']);
  const showsAll = example['showOptionalParams'];
  if (showsAll !== undefined) set(target, 'api.examples.defaults', showsAll === true ? 'all' : 'required');
  const { expanded, ...params } = object(paramFields ?? {});
  if (expanded !== undefined) set(target, 'api.params.expanded', expanded === 'none' ? 'closed' : expanded);
  merge(target, 'api.params', params);
}

function upgradeSeo(value: Json, target: JsonObject): void {
  const { indexHiddenPages, ...metatags } = object(value);
  if (indexHiddenPages !== undefined) set(target, 'seo.indexing', indexHiddenPages === true ? 'all' : 'navigable');
  merge(target, 'seo.metatags', metatags);
}

function toLink(value: Json): Json {
  const renamed = rename(value, { name: 'label', url: 'href' });
  return isJsonObject(renamed) && renamed['type'] === 'link' ? { ...renamed, type: 'button' } : renamed;
}

/** Sets a field, given as `api.mdx.server`, and the objects around it. */
function set(target: JsonObject, path: string, value: Json): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let inner = target;
  for (const name of names) {
    const next = inner[name];
    const existing: JsonObject = isJsonObject(next) ? next : {};
    inner[name] = existing;
    inner = existing;
  }
  inner[last] = value;
}

function setFrom(target: JsonObject, path: string, value: Json | undefined): void {
  if (value !== undefined) set(target, path, value);
}

/** Adds fields to an object; nothing when there are none. */
function merge(target: JsonObject, path: string, value: Json): void {
  for (const [name, inner] of Object.entries(object(value))) {
    if (!name.includes('.')) set(target, `${path}.${name}`, inner);
    else set(target, path, { ...object(at(target, path) ?? {}), [name]: inner });
  }
}

function at(target: JsonObject, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((value, name) => (value === undefined ? undefined : object(value)[name]), target);
}

function rename(value: Json, names: { readonly [from: string]: string }): Json {
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [findEntry(names, key) ?? key, inner]))
    : value;
}

function object(value: Json): JsonObject {
  return isJsonObject(value) ? value : {};
}

function list(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}
