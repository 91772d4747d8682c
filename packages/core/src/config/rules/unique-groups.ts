import type { Json, JsonObject } from '../../json.ts';
import { formatConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';
import type { Rule } from './rule.ts';
import { groupsIn, objectsIn } from './written-objects.ts';
import type { WrittenObject } from './written-objects.ts';

/** A rule by which groups that readers see in one list have names of their own. `createPlaceOf` tells apart groups of one list that are not seen together. */
export function createUniqueGroups(
  listGroups: (config: JsonObject) => WrittenObject[],
  createPlaceOf: (config: JsonObject) => (group: JsonObject) => Json = () => () => null,
): Rule {
  return {
    code: 'config/duplicate-group',
    severity: 'warning',
    check(config) {
      const seen = new Set<string>();
      const placeOf = createPlaceOf(config);
      return listGroups(config).flatMap(({ object, path }) => {
        const { group, hidden } = object;
        // A hidden one tells readers nothing, and one without a name was told of.
        if (typeof group !== 'string' || group.trim() === '' || hidden === true) return [];
        const key = JSON.stringify([path.slice(0, -1), group, placeOf(object)]);
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
export const uniqueGroups: Rule = createUniqueGroups(groupsIn, (config) => {
  const entries = ['tabs', 'anchors'].flatMap((field) => objectsIn(config[field], [field]));
  const claims = new Set(entries.flatMap(({ object: { url } }) => (typeof url === 'string' ? [trim(url)] : [])));
  const longest = [...claims].reduce((most, { length }) => Math.max(most, length), 0);
  return ({ version, pages }) => {
    const folders = listPaths(pages).flatMap((path) => listFolders(trim(path).slice(0, longest + 1)));
    const claiming = new Set(folders.filter((folder) => claims.has(folder)));
    return [version ?? null, ...[...claiming].toSorted()];
  };
});

/** `a/b/c` -> `a`, `a/b`, `a/b/c`. */
function listFolders(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function listPaths(pages: Json | undefined): string[] {
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((page) => (typeof page === 'string' ? [page] : isJsonObject(page) ? listPaths(page['pages']) : []));
}

function trim(path: string): string {
  return path.replaceAll(/^\.?\/+|\/+$/g, '');
}
