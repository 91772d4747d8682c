import { formatConfigPath } from '../../config-path.ts';
import type { Rule } from '../../rules/rule.ts';
import { divisionsIn } from './written-divisions.ts';

/** Divisions of one list have names of their own. */
export const uniqueDivisions: Rule = {
  code: 'config/duplicate-division',
  severity: 'warning',
  check(config) {
    const seen = new Set<string>();
    return divisionsIn(config).flatMap(({ kind, object, path }) => {
      const list = JSON.stringify(path.slice(0, -1));
      if (object['default'] === true && seen.size === seen.add(list).size)
        return [
          {
            message: `Another ${kind} is the default; the first one is used.`,
            hint: 'Remove `default` from one.',
            path: [...path, 'default'],
          },
        ];
      const name = object[kind];
      if (typeof name !== 'string') return [];
      const key = JSON.stringify([path.slice(0, -1), name]);
      if (!seen.has(key)) return seen.add(key) && [];
      return [
        {
          message: `Duplicate ${kind} "${name}" at \`${formatConfigPath(path)}\`.`,
          hint: 'Rename it, or merge the two.',
          path: [...path, kind],
        },
      ];
    });
  },
};
