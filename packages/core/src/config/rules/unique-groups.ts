import type { Json, JsonObject } from '../../json.ts';
import { formatConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';
import type { Rule } from './rule.ts';
import { groupsIn, objectsIn } from './written-objects.ts';
import type { WrittenObject } from './written-objects.ts';

/** A rule by which groups that readers see in one list have names of their own. `placeOf` tells apart groups of one list that are not seen together. */
export function createUniqueGroups(
  listGroups: (config: JsonObject) => WrittenObject[],
  placeOf: (group: JsonObject, config: JsonObject) => Json = () => null,
): Rule {
  return {
    code: 'config/duplicate-group',
    severity: 'warning',
    check(config) {
      const seen = new Set<string>();
      return listGroups(config).flatMap(({ object, path }) => {
        const { group, hidden } = object;
        // A hidden one tells readers nothing, and one without a name was told of.
        if (typeof group !== 'string' || group.trim() === '' || hidden === true) return [];
        const key = JSON.stringify([path.slice(0, -1), group, placeOf(object, config)]);
        if (!seen.has(key)) return seen.add(key) && [];
        return [
          {
            message: `Duplicate group "${group}" at \`${formatConfigPath(path)}\`; readers cannot tell the two apart.`,
            hint: 'Rename it, or merge the two.',
            path: [...path, 'group'],
          },
        ];
      });
    },
  };
}

/** As `uniqueWrittenGroups` of the current shape: tabs, anchors and versions divide one list by the paths of its pages. */
export const uniqueGroups: Rule = createUniqueGroups(groupsIn, ({ version, pages }, config) => {
  const paths = listPaths(pages);
  const claims = ['tabs', 'anchors'].flatMap((field) => objectsIn(config[field], [field]).map(({ object }) => object['url']));
  const isClaimed = (url: Json | undefined): url is string =>
    typeof url === 'string' && paths.some((one) => `${trim(one)}/`.startsWith(`${trim(url)}/`));
  return [version ?? null, ...claims.filter(isClaimed)];
});

function listPaths(pages: Json | undefined): string[] {
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page) => (typeof page === 'string' ? [page] : isJsonObject(page) ? listPaths(page['pages']) : []));
}

function trim(path: string): string {
  return path.replaceAll(/^\.?\/+|\/+$/g, '');
}
