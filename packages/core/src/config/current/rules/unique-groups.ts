import { formatConfigPath } from '../../config-path.ts';
import type { Rule } from '../../rules/rule.ts';
import { writtenGroupsIn } from './written-groups.ts';

/** Groups of one list have names of their own. */
export const uniqueGroups: Rule = {
  code: 'config/duplicate-group',
  severity: 'warning',
  check(config) {
    const seen = new Set<string>();
    return writtenGroupsIn(config).flatMap(({ object: { group, hidden }, path }) => {
      // A hidden one tells readers nothing, and one without a name was told of.
      if (typeof group !== 'string' || group.trim() === '' || hidden === true) return [];
      const key = JSON.stringify([path.slice(0, -1), group]);
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
