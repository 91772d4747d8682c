import type { Json, JsonObject } from '../json.ts';
import { toHref } from '../path.ts';
import { createClaims } from '../site/navigation/create-claims.ts';
import type { Claim } from '../site/navigation/create-claims.ts';
import { isJsonObject } from '../config/json-value.ts';
import { normalizePagePath } from '../config/schema/normalize-page-path.ts';
import type { NavigationSource } from './navigation-source.ts';

/** What stands in a part of navigation. */
export interface Held {
  content: JsonObject;
  /** Claim its first page stands among all in the order of the file. */
  order: number;
}

/** Claim the pages of an API stand that belongs to no tab or anchor: of the rules for OpenAPI. */
const GENERATED_FOLDER = 'api-reference';

/** Makes the function that says what stands in a place: groups with the pages that belong there, and the API files whose pages do. */
export function createContent({ written, config, pages, generated }: NavigationSource): (where: Claim) => Held {
  const findClaims = createClaims(config);
  const groups = listOf(written['navigation']);
  const divisions = [...config.tabs, ...config.anchors];
  const isDivided = config.versions.length + divisions.length > 0;
  const positions = createPositions(groups);

  const isIn = (href: string, own: string | undefined, { version, tab, anchor }: Claim): boolean => {
    const { claims } = findClaims(href, own ?? pages.versionOf(href));
    return claims.some((claim) => claim.version === version && claim.tab === tab && claim.anchor === anchor);
  };

  /** Generated pages stand in the place that holds their folder. Without parts, the site's own field says it all. */
  const pickApis = (where: Claim): Json | undefined => {
    const uses = [
      ...divisions.map(({ url, isExternal, version, openapi }) => ({ files: openapi, version, folder: isExternal ? '' : url })),
      { files: isDivided ? generated : [], version: undefined, folder: '' },
    ].map((use) => ({ ...use, folder: use.folder || GENERATED_FOLDER }));
    const here = uses.filter(({ files, folder, version }) => files.length > 0 && isIn(toHref(folder), version, where));
    const [first] = here;
    if (first === undefined) return undefined;
    const all = [...new Set(here.flatMap(({ files }) => files))];
    const source = all.length === 1 ? (all[0] ?? '') : all;
    return first.folder === GENERATED_FOLDER ? source : { source, directory: first.folder };
  };

  return (where) => {
    let order = Number.POSITIVE_INFINITY;
    const pick = (entries: readonly Json[], own: string | undefined): Json[] =>
      entries.flatMap((entry): Json[] => {
        if (typeof entry === 'string') {
          const href = toHref(normalizePagePath(entry));
          if (!isIn(href, own, where)) return [];
          if (pages.isShown(href)) order = Math.min(order, positions.get(href) ?? order);
          return [entry];
        }
        if (!isJsonObject(entry)) return [];
        const { version, pages: inner = [], ...group } = entry;
        const held = pick(listOf(inner), typeof version === 'string' ? version : own);
        return held.length === 0 ? [] : [{ ...group, pages: held }];
      });
    const found = pick(groups, undefined);
    const openapi = pickApis(where);
    return { content: { ...(found.length > 0 && { groups: found }), ...(openapi !== undefined && { openapi }) }, order };
  };
}

/** A list of the file, or an empty one. */
export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Numbers the pages of navigation where each is named first. */
function createPositions(groups: readonly Json[]): Map<string, number> {
  const visit = (entry: Json): string[] =>
    typeof entry === 'string' ? [toHref(normalizePagePath(entry))] : isJsonObject(entry) ? listOf(entry['pages']).flatMap(visit) : [];
  return new Map([...groups.flatMap(visit).entries()].toReversed().map(([position, href]) => [href, position]));
}
