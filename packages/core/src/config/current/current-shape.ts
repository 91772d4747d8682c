import type { ConfigShape } from '../shape.ts';
import { findClassicKeys } from './classic-keys.ts';
import { CURRENT_RULES } from './rules/rules.ts';
import { currentSchema } from './schema/current.ts';
import { DIVISION_LISTS } from './schema/division-lists.ts';
import { DEFAULT_PRIMARY } from '../schema/color.ts';

/** Fields whose mistakes are errors: without them the site is another one. */
const MAJOR: ReadonlySet<string> = new Set([
  'name',
  'description',
  'navigation',
  'logo',
  'favicon',
  'colors',
  'navbar',
  'footer',
  'api',
  'redirects',
  'appearance',
]);

const LABELS: ReadonlySet<string> = new Set(['group', ...Object.values(DIVISION_LISTS)]);

/** The current shape: `navigation` is an object. */
export const CURRENT_SHAPE: ConfigShape = {
  schema: currentSchema,
  rules: CURRENT_RULES,
  isMinor: ([field, ...rest]) =>
    !MAJOR.has(String(field)) || (field === 'navigation' && ['icon', 'iconType', 'color'].includes(String(rest.at(-1)))),
  findForeignKeys: findClassicKeys,
  findStandIn(path) {
    const key = String(path.at(-1));
    if (path.length === 1 && key === 'name') return 'Documentation';
    if (path.length === 1 && key === 'navigation') return {};
    if (path[0] === 'colors' && key === 'primary') return DEFAULT_PRIMARY;
    return path[0] === 'navigation' && LABELS.has(key) ? '' : undefined;
  },
};
