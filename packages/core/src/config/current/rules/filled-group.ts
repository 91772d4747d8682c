import { formatConfigPath } from '../../config-path.ts';
import { isJsonObject } from '../../json-value.ts';
import type { JsonObject } from '../../../json.ts';
import type { Rule } from '../../rules/rule.ts';
import { objectsIn } from '../../rules/written-objects.ts';
import type { WrittenObject } from '../../rules/written-objects.ts';
import { API_FIELDS } from '../join-api-files.ts';
import { divisionsIn } from './written-divisions.ts';

/** A group holds a page, or has one of its own, or API files. */
export const currentFilledGroup: Rule = {
  code: 'config/empty-group',
  severity: 'warning',
  check: (config) =>
    writtenGroupsIn(config).flatMap(({ object, path }) => {
      const { group, pages, root } = object;
      const hasPages = Array.isArray(pages) ? pages.length > 0 : pages !== undefined;
      if (hasPages || [root, ...API_FIELDS.map((field) => object[field])].some((value) => value !== undefined)) return [];
      const name = typeof group === 'string' ? ` "${group}"` : '';
      return [
        {
          message: `The group${name} at \`${formatConfigPath(path)}\` is empty; not shown.`,
          hint: 'Add `pages`, a `root` page or `openapi`, or remove it.',
          path,
        },
      ];
    }),
};

/** The groups of navigation, to any depth. */
function writtenGroupsIn(config: JsonObject): WrittenObject[] {
  const { navigation } = config;
  const holders: WrittenObject[] = isJsonObject(navigation) ? [{ object: navigation, path: ['navigation'] }, ...divisionsIn(config)] : [];
  const within = ({ object, path }: WrittenObject): WrittenObject[] =>
    ['groups', 'pages'].flatMap((list) => objectsIn(object[list], [...path, list]).flatMap((group) => [group, ...within(group)]));
  return holders.flatMap(within);
}
