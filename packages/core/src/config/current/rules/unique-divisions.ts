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
      const name = object[kind];
      if (typeof name !== 'string') return [];
      const key = JSON.stringify([path.slice(0, -1), name]);
      if (!seen.has(key)) return seen.add(key) && [];
      return [
        {
          message: `\`${formatConfigPath(path)}\` is a second ${kind} with the name "${name}" in its list.`,
          hint: 'Give it another name, or put the two together.',
          path: [...path, kind],
        },
      ];
    });
  },
};
