import { findNearest } from '../../diagnostic/nearest.ts';
import { formatConfigPath } from '../config-path.ts';
import type { Rule } from './rule.ts';
import { groupsIn, objectsIn, versionsIn } from './written-objects.ts';

/** Of more versions the list is not written out. */
const MOST_SHOWN = 20;

/** A `version` of a group, an anchor or a tab must be one of `versions`; else nobody could select it. */
export const knownVersion: Rule = {
  code: 'config/unknown-version',
  severity: 'error',
  *check(config) {
    const known = new Set(versionsIn(config).map(({ name }) => name));
    const bound = [...groupsIn(config), ...objectsIn(config['anchors'], ['anchors']), ...objectsIn(config['tabs'], ['tabs'])];
    for (const {
      object: { version },
      path,
    } of bound) {
      if (typeof version !== 'string' || known.has(version)) continue;
      const nearest = findNearest(version, known);
      const add = known.size > MOST_SHOWN ? 'Add it to `versions`.' : `Add it: "versions": ${JSON.stringify([...known, version])}.`;
      const versionPath = [...path, 'version'];
      yield {
        message: `Unknown version "${version}" at \`${formatConfigPath(versionPath)}\`; not in \`versions\`.`,
        hint: nearest === undefined ? add : `Did you mean "${nearest}"? Otherwise, add it to \`versions\`.`,
        path: versionPath,
        isDropped: true,
      };
    }
  },
};
