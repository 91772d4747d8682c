import { formatConfigPath } from '../config-path.ts';
import type { Rule } from './rule.ts';
import { groupsIn } from './written-objects.ts';

/** A group holds a page at least. */
export const filledGroup: Rule = {
  code: 'config/empty-group',
  severity: 'warning',
  check(config) {
    return groupsIn(config).flatMap(({ object: { group, pages }, path }) => {
      if (!Array.isArray(pages) || pages.length > 0) return [];
      const name = typeof group === 'string' ? ` "${group}"` : '';
      return [
        {
          message: `The group${name} at \`${formatConfigPath(path)}\` has no pages; not shown.`,
          hint: 'Add the path of a page to its "pages", or remove the group.',
          path: [...path, 'pages'],
        },
      ];
    });
  },
};
