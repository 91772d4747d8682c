import { isJsonObject } from './json-value.ts';
import type { JsonObject } from './json-value.ts';
import type { Problem } from './problem.ts';

/** The fields that mean the same in both shapes. */
const COMMON_FIELDS: ReadonlySet<string> = new Set(['name', 'description', 'colors', 'logo', 'favicon']);

/** Says so when a config is in the current shape, whose `navigation` is an object. */
export function findCurrentShape({ navigation }: JsonObject): Problem | undefined {
  if (!isJsonObject(navigation)) return undefined;
  return {
    code: 'config/current-shape',
    severity: 'error',
    message: '`navigation` is an object: the current shape of the config, which is not supported yet.',
    hint: 'Write `navigation` as a list of groups: [{ "group": "Guides", "pages": ["intro"] }].',
    path: ['navigation'],
    part: 'key',
    isDropped: false,
  };
}

/** What can be used of a config in the current shape: the fields that mean the same in both, and no navigation. */
export function pickCommonFields(config: JsonObject): JsonObject {
  return { ...Object.fromEntries(Object.entries(config).filter(([key]) => COMMON_FIELDS.has(key))), navigation: [] };
}
