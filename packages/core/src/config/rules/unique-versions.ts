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
          message: `\`${formatConfigPath(path)}\` has the name "${name}", as \`${firstPath}\` has.`,
          hint: 'Give it another name, or remove it.',
          path,
          isDropped: true,
        },
      ];
    });
  },
};
