import { saySiteName } from '../language/say-site-name.ts';
import { isExternalUrl, normalizePath } from '../path.ts';
import { findLocale, isAnchorOutside } from '../site/navigation/claimed-divisions.ts';
import { UNCLAIMED } from '../site/navigation/create-claims.ts';
import type { Claim } from '../site/navigation/create-claims.ts';
import type { ConfigAnchor, ConfigTab } from '../config/config.ts';
import { isJsonObject } from '../config/json-value.ts';
import type { Json, JsonObject } from '../json.ts';
import type { NavigationSource } from './navigation-source.ts';
import { createContent, listOf } from './upgrade-content.ts';
import type { Held } from './upgrade-content.ts';
import { upgradeDivision } from './upgrade-division.ts';

/** Makes the `navigation` of the current shape: versions, tabs and anchors hold the groups that the prefix rule gave them. */
export function upgradeNavigation(source: NavigationSource): JsonObject {
  const { written, config, pages } = source;
  const { versions, tabs, anchors, topAnchor, primaryTab } = config;
  const createHeld = createContent(source);
  const isShown = ({ version }: ConfigTab | ConfigAnchor, { version: here }: Claim): boolean =>
    version === undefined || version === here || !versions.some(({ name }) => name === version);
  // Links behind all parts, which every page shows, need not be repeated in each of them.
  const firstLink = anchors.findLastIndex(({ isExternal, version }) => !isExternal || version !== undefined) + 1;
  const links = [...anchors.keys()].filter((anchor) => anchor >= firstLink);
  const hasLinks = links.some((anchor) => anchors[anchor]?.isDefaultHidden === false);

  const colors = written['colors'];
  const color = isJsonObject(colors) ? colors['anchors'] : undefined;
  /** Those without a colour of their own have the one of all anchors. */
  const colored = (entry: JsonObject): JsonObject => (color === undefined || entry['color'] !== undefined ? entry : { ...entry, color });
  const nameRest = ({ version }: Claim): string => saySiteName('Documentation', findLocale(config, version));
  const linkEntry = (index: number): JsonObject => colored(upgradeDivision(listOf(written['anchors'])[index], 'anchor'));
  const anchorEntry = (index: number, where: Claim): JsonObject =>
    index === UNCLAIMED
      ? colored({ anchor: topAnchor.name ?? nameRest(where), icon: topAnchor.icon, iconType: topAnchor.iconType })
      : linkEntry(index);
  const tabEntry = (index: number, where: Claim): JsonObject =>
    index === UNCLAIMED
      ? { tab: primaryTab.name ?? nameRest(where), ...(primaryTab.isDefaultHidden && { hidden: true }) }
      : upgradeDivision(listOf(written['tabs'])[index], 'tab');

  /** What is in a place, in divisions where others stand beside it. */
  const divide = (kind: 'tab' | 'anchor', where: Claim, inner: (where: Claim) => Held): Held => {
    const divisions: readonly (ConfigTab | ConfigAnchor)[] = kind === 'tab' ? tabs : anchors;
    const parts = [UNCLAIMED, ...divisions.keys()].flatMap((index): Part[] => {
      const division = divisions[index];
      const entry = kind === 'tab' ? tabEntry(index, where) : anchorEntry(index, where);
      if (division !== undefined && !isShown(division, where)) return [];
      if (division?.isExternal === true) return kind === 'anchor' && links.includes(index) ? [] : [{ entry, index, order: NOWHERE }];
      const { content, order } = inner({ ...where, [kind]: index });
      if (holdsPages(content)) return [{ entry: { ...entry, ...content }, index, order }];
      const url = division?.url;
      return url !== undefined && pages.leadsOn(url) ? [{ entry: { ...entry, href: normalizePath(url) }, index, order: NOWHERE }] : [];
    });
    // What nothing divides needs no division, unless there are links beside it.
    if (parts.every(({ index }) => index === UNCLAIMED) && !(kind === 'anchor' && hasLinks)) return inner({ ...where, [kind]: UNCLAIMED });
    const seen = parts.filter(({ entry }) => entry['hidden'] !== true);
    const earliest = seen.reduce<Part | undefined>((best, part) => (best && best.order <= part.order ? best : part), undefined);
    const entries = parts.map((part) => (part === earliest && part !== seen[0] ? { ...part.entry, default: true } : part.entry));
    return { content: { [`${kind}s`]: entries }, order: earliest?.order ?? NOWHERE };
  };

  const [outer, inner] = isAnchorOutside(config) ? (['anchor', 'tab'] as const) : (['tab', 'anchor'] as const);
  const inside = (version: string | undefined): JsonObject =>
    divide(outer, { version, tab: UNCLAIMED, anchor: UNCLAIMED }, (where) => divide(inner, where, createHeld)).content;

  const divided: JsonObject =
    versions.length === 0
      ? inside(undefined)
      : {
          versions: versions.map(({ name, url, locale, isDefault }) => ({
            version: name,
            ...(isDefault && versions[0]?.name !== name && { default: true }),
            ...(url !== undefined && { [isExternalUrl(url.trim()) ? 'href' : 'url']: url }),
            ...(locale !== undefined && { locale }),
            ...inside(name),
          })),
        };
  return { ...(links.length > 0 && { global: { anchors: links.map(linkEntry) } }), ...(isFilled(divided) ? divided : { groups: [] }) };
}

/** An entry of a list of divisions: its index among those of the classic file, and where its first page stands. */
interface Part {
  entry: JsonObject;
  index: number;
  order: number;
}

const NOWHERE: number = Number.POSITIVE_INFINITY;

function isFilled(content: JsonObject): boolean {
  return content['openapi'] !== undefined || ['groups', 'tabs', 'anchors', 'versions'].some((name) => listOf(content[name]).length > 0);
}

/** Whether there are pages in a part, and not only links beside none. */
function holdsPages(content: Json): boolean {
  if (!isJsonObject(content)) return false;
  return (
    content['openapi'] !== undefined ||
    content['groups'] !== undefined ||
    ['tabs', 'anchors'].some((name) => listOf(content[name]).some(holdsPages))
  );
}
