import { formatConfigPath } from './config-path.ts';
import { findCurrentKeys } from './current-keys.ts';
import { RULES } from './rules/rules.ts';
import { classicSchema, EXTRA_ENTRIES } from './schema/classic.ts';
import { DEFAULT_PRIMARY } from './schema/color.ts';
import type { ConfigShape } from './shape.ts';

/** Beyond the specification. */
const MINOR: ReadonlySet<string> = new Set(['search.location', 'topbarCtaButton.style', 'api.paramFields.expanded']);

/** The classic shape: `navigation` is a list. */
export const CLASSIC_SHAPE: ConfigShape = {
  schema: classicSchema,
  rules: RULES,
  isMinor: (path) => Object.hasOwn(EXTRA_ENTRIES, String(path[0])) || MINOR.has(formatConfigPath(path)),
  findForeignKeys: findCurrentKeys,
  findStandIn(path) {
    const key = path.at(-1);
    if (path.length === 1 && key === 'name') return 'Documentation';
    if (path.length === 1 && key === 'navigation') return [];
    if (path[0] === 'colors' && key === 'primary') return DEFAULT_PRIMARY;
    if (path[0] === 'navigation' && key === 'group') return '';
    if (path[0] === 'navigation' && key === 'pages') return [];
    return undefined;
  },
};
