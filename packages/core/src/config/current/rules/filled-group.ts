import { formatConfigPath } from '../../config-path.ts';
import type { Rule } from '../../rules/rule.ts';
import { API_FIELDS } from '../join-api-files.ts';
import { writtenGroupsIn } from './written-groups.ts';

/** A group holds a page, or has one of its own, or API files. */
export const currentFilledGroup: Rule = {
  code: 'config/empty-group',
  severity: 'warning',
  check: (config) =>
    writtenGroupsIn(config).flatMap(({ object, path }) => {
      const { group, pages, root, groups } = object;
      const hasPages = Array.isArray(pages) ? pages.length > 0 : pages !== undefined;
      // Groups in the wrong field have been told as an unknown one.
      if (hasPages || [root, groups, ...API_FIELDS.map((field) => object[field])].some((value) => value !== undefined)) return [];
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
