import { formatConfigPath } from '../config-path.ts';
import type { Rule } from './rule.ts';
import { versionsIn } from './written-objects.ts';

/** Each version has a name of its own. */
export const uniqueVersions: Rule = {
  code: 'config/duplicate-version',
  severity: 'error',
  check(config) {
    const versions = versionsIn(config);
    return versions.flatMap(({ name, path }, index) => {
      const first = versions.findIndex((version) => version.name === name);
      if (first === index) return [];
      const firstPath = formatConfigPath(versions[first]?.path ?? []);
      return [
        {
          message: `Duplicate version "${name}" at \`${formatConfigPath(path)}\` and \`${firstPath}\`.`,
          hint: 'Rename or remove it.',
          path,
          isDropped: true,
        },
      ];
    });
  },
};
