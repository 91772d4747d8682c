import { findNearest } from '../../diagnostic/nearest.ts';
import { formatConfigPath } from '../config-path.ts';
import type { Rule } from './rule.ts';
import { groupsIn, objectsIn, versionsIn } from './written-objects.ts';

/** A `version` of a group, an anchor or a tab must be one of `versions`; else nobody could select it. */
export const knownVersion: Rule = {
  code: 'config/unknown-version',
  severity: 'error',
  check(config) {
    const known = versionsIn(config).map(({ name }) => name);
    const bound = [...groupsIn(config), ...objectsIn(config['anchors'], ['anchors']), ...objectsIn(config['tabs'], ['tabs'])];
    return bound.flatMap(({ object: { version }, path }) => {
      if (typeof version !== 'string' || known.includes(version)) return [];
      const nearest = findNearest(version, known);
      const add = `Add it: "versions": ${JSON.stringify([...known, version])}.`;
      const versionPath = [...path, 'version'];
      return [
        {
          message: `Unknown version "${version}" at \`${formatConfigPath(versionPath)}\`; not in \`versions\`.`,
          hint: nearest === undefined ? add : `Did you mean "${nearest}"? Otherwise, add it to \`versions\`.`,
          path: versionPath,
          isDropped: true,
        },
      ];
    });
  },
};
