import { formatConfigPath } from '../../config-path.ts';
import type { Rule } from '../../rules/rule.ts';
import { DIVISION_LISTS } from '../schema/division-lists.ts';
import { API_FIELDS } from '../join-api-files.ts';
import { divisionsIn } from './written-divisions.ts';

const CONTENT = [...Object.keys(DIVISION_LISTS), 'groups', 'pages', ...API_FIELDS, 'href'];

/** A division holds something, or leads somewhere. */
export const filledDivision: Rule = {
  code: 'config/empty-division',
  severity: 'warning',
  check: (config) =>
    divisionsIn(config).flatMap(({ kind, object, path, isGlobal }) => {
      if (isGlobal || CONTENT.some((key) => object[key] !== undefined)) return [];
      const name = typeof object[kind] === 'string' ? ` "${object[kind]}"` : '';
      return [
        {
          message: `The ${kind}${name} at \`${formatConfigPath(path)}\` is empty; not shown.`,
          hint: 'Add `groups`, `pages`, `openapi`, nested divisions or an `href`.',
          path,
        },
      ];
    }),
};
