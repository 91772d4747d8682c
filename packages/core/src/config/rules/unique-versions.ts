import { formatConfigPath } from '../config-path.ts';
import type { ConfigPath } from '../config-path.ts';
import type { Rule } from './rule.ts';
import { versionsIn } from './written-objects.ts';

/** Each version has a name of its own. */
export const uniqueVersions: Rule = {
  code: 'config/duplicate-version',
  severity: 'error',
  check(config) {
    const firsts = new Map<string, ConfigPath>();
    return versionsIn(config).flatMap(({ name, path }) => {
      const first = firsts.get(name);
      if (first === undefined) {
        firsts.set(name, path);
        return [];
      }
      return [
        {
          message: `Duplicate version "${name}" at \`${formatConfigPath(path)}\` and \`${formatConfigPath(first)}\`.`,
          hint: 'Rename or remove it.',
          path,
          isDropped: true,
        },
      ];
    });
  },
};
