import type { Json } from '../../page/page.ts';
import { isUnder, normalizePath, toHref } from '../../path.ts';
import { createPlaces, UNCLAIMED } from '../../site/create-places.ts';
import type { Config } from '../config.ts';
import { isJsonObject } from '../json-value.ts';
import type { JsonObject } from '../json-value.ts';
import { normalizePagePath } from '../schema/normalize-page-path.ts';

/** What the conversion needs beside the text. */
export interface NavigationSource {
  /** The classic file's value. */
  written: JsonObject;
  /** The same, resolved. */
  config: Config;
  /** The version that a page's own frontmatter says, by its address. */
  versionOf: (href: string) => string | undefined;
  /** API files of the whole site whose operations have generated pages. */
  generated: readonly string[];
}

/** Where the pages of an API stand that belongs to no tab or anchor: of the rules for OpenAPI. */
const GENERATED_FOLDER = 'api-reference';

interface Where {
  version: string | undefined;
  tab: number;
  anchor: number;
}

/** Makes the `navigation` of the current shape: versions, tabs and anchors hold the groups that the prefix rule gave them. */
export function upgradeNavigation({ written, config, versionOf, generated }: NavigationSource): JsonObject {
  const { versions, tabs, anchors } = config;
  const findPlaces = createPlaces(config);
  const groups = list(written['navigation']);

  const isDivided = [versions, tabs, anchors].some(({ length }) => length > 0);

  const isIn = (page: string, own: string | undefined, { version, tab, anchor }: Where): boolean => {
    const href = toHref(normalizePagePath(page));
    const { places } = findPlaces(href, own ?? versionOf(href));
    return places.some((place) => place.version === version && place.tab === tab && place.anchor === anchor);
  };

  const pick = (entries: readonly Json[], where: Where, own: string | undefined): Json[] =>
    entries.flatMap((entry): Json[] => {
      if (typeof entry === 'string') return isIn(entry, own, where) ? [entry] : [];
      if (!isJsonObject(entry)) return [];
      const { version, pages = [], ...group } = entry;
      const inner = pick(list(pages), where, typeof version === 'string' ? version : own);
      return inner.length === 0 ? [] : [{ ...group, pages: inner }];
    });

  const content = (where: Where): JsonObject => {
    const found = pick(groups, where, undefined);
    // Generated pages follow the groups of the part that holds their addresses. Without parts, the site's own field says it all.
    const isTheirs = generated.length > 0 && isDivided && isIn(GENERATED_FOLDER, undefined, where);
    return { ...(found.length > 0 && { groups: found }), ...(isTheirs && { openapi: [...generated] }) };
  };

  const colors = written['colors'];
  const color = isJsonObject(colors) ? colors['anchors'] : undefined;
  /** Those without a colour of their own have the one of all anchors. */
  const colored = (entry: JsonObject): JsonObject => (color === undefined || entry['color'] !== undefined ? entry : { ...entry, color });
  const anchorEntry = (index: number): JsonObject => colored(describe(list(written['anchors'])[index], 'anchor'));
  const tabEntry = (index: number): JsonObject => describe(list(written['tabs'])[index], 'tab');
  const topAnchor = (): JsonObject =>
    colored({ anchor: config.topAnchor.name, icon: config.topAnchor.icon, iconType: config.topAnchor.iconType });
  const primaryTab = (): JsonObject => ({
    tab: config.primaryTab.name,
    ...(config.primaryTab.isDefaultHidden && { hidden: true }),
  });

  const hasTabs = tabs.some(({ isExternal }) => !isExternal);
  const isLinked = anchors.some(({ isExternal }) => isExternal);
  const isAnchorOutside = anchors.some(
    (anchor) =>
      !anchor.isExternal &&
      tabs.some((tab) => !tab.isExternal && tab.url !== anchor.url && isUnder(normalizePath(tab.url), normalizePath(anchor.url))),
  );

  const inAnchors = (where: Where, inner: (where: Where) => JsonObject): JsonObject => {
    if (anchors.length === 0) return inner(where);
    const entries = [UNCLAIMED, ...anchors.keys()].flatMap((anchor): JsonObject[] => {
      if (anchors[anchor]?.isExternal === true) return [];
      const held = inner({ ...where, anchor });
      const entry = anchor === UNCLAIMED ? topAnchor() : anchorEntry(anchor);
      return holds(held) || entry['openapi'] !== undefined ? [{ ...entry, ...held }] : [];
    });
    const [only] = entries;
    // What no anchor divides needs none, unless there are links beside it.
    if (!isLinked && entries.length === 1 && only?.['anchor'] === config.topAnchor.name) return inner({ ...where, anchor: UNCLAIMED });
    return entries.length === 0 ? {} : { anchors: entries };
  };

  const inTabs = (where: Where, inner: (where: Where) => JsonObject): JsonObject => {
    if (!hasTabs) return inner(where);
    const entries = [UNCLAIMED, ...tabs.keys()].flatMap((tab): JsonObject[] => {
      if (tabs[tab]?.isExternal === true) return [tabEntry(tab)];
      if (tabs[tab]?.version !== undefined && tabs[tab].version !== where.version) return [];
      const held = inner({ ...where, tab });
      const entry = tab === UNCLAIMED ? primaryTab() : tabEntry(tab);
      return holds(held) || entry['openapi'] !== undefined ? [{ ...entry, ...held }] : [];
    });
    const [only] = entries;
    if (entries.length === 1 && only?.['tab'] === config.primaryTab.name) return inner({ ...where, tab: UNCLAIMED });
    return { tabs: entries };
  };

  const inside = (version: string | undefined): JsonObject => {
    const where = { version, tab: UNCLAIMED, anchor: UNCLAIMED };
    return isAnchorOutside ? inAnchors(where, (outer) => inTabs(outer, content)) : inTabs(where, (outer) => inAnchors(outer, content));
  };

  const globalTabs = hasTabs ? [] : tabs.flatMap(({ isExternal }, index) => (isExternal ? [tabEntry(index)] : []));
  const globalAnchors = anchors.flatMap(({ isExternal }, index) => (isExternal ? [anchorEntry(index)] : []));
  const global: JsonObject = {
    ...(globalTabs.length > 0 && { tabs: globalTabs }),
    ...(globalAnchors.length > 0 && { anchors: globalAnchors }),
  };
  const divided: JsonObject =
    versions.length === 0
      ? inside(undefined)
      : {
          versions: versions.map(({ name, url, locale, isDefault }) => ({
            version: name,
            ...(isDefault && versions[0]?.name !== name && { default: true }),
            ...(locale !== undefined && { locale }),
            ...(url !== undefined && /^[a-z][a-z\d+.-]*:/i.test(url) && { href: url }),
            ...inside(name),
          })),
        };
  return { ...(Object.keys(global).length > 0 && { global }), ...(holds(divided) ? divided : { groups: [] }) };
}

/** A tab or an anchor without its address, which its pages stand for; of an external one its link. */
function describe(entry: Json | undefined, kind: 'tab' | 'anchor'): JsonObject {
  const { name = '', url = '', version: _version, isDefaultHidden, openapi, ...rest } = isJsonObject(entry) ? entry : {};
  const address = String(url).trim();
  const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  const directory = address.replaceAll(/^\/+|\/+$/g, '');
  return {
    [kind]: name,
    ...rest,
    ...(kind === 'anchor' && rest['icon'] !== undefined && rest['iconType'] === undefined && { iconType: 'duotone' }),
    ...(isExternal && { href: address }),
    ...(isDefaultHidden === true && { hidden: true }),
    ...(openapi !== undefined && { openapi: directory === '' ? openapi : { source: openapi, directory } }),
  };
}

function holds(content: JsonObject): boolean {
  return ['groups', 'pages', 'tabs', 'anchors', 'versions', 'openapi'].some((name) => list(content[name]).length > 0);
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
