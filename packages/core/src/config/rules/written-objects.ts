import type { Json, JsonObject } from '../../json.ts';
import type { ConfigPath } from '../config-path.ts';
import { isJsonObject } from '../json-value.ts';

/** An object of the config as it is written, and where it stands. */
export interface WrittenObject {
  object: JsonObject;
  path: ConfigPath;
}

/** The objects of a list; empty when the value is none. */
export function objectsIn(list: Json | undefined, path: ConfigPath): WrittenObject[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((object, index) => (isJsonObject(object) ? [{ object, path: [...path, index] }] : []));
}

/** The groups of `navigation`, to any depth. */
export function groupsIn(config: JsonObject): WrittenObject[] {
  return objectsIn(config['navigation'], ['navigation']).flatMap((group) => withSubgroups(group));
}

function withSubgroups(group: WrittenObject): WrittenObject[] {
  return [group, ...objectsIn(group.object['pages'], [...group.path, 'pages']).flatMap((child) => withSubgroups(child))];
}

/** The names in `versions`, as written, with where they stand. */
export function versionsIn(config: JsonObject): { name: string; path: ConfigPath }[] {
  const { versions } = config;
  if (!Array.isArray(versions)) return [];
  return versions.flatMap((version, index) => {
    if (typeof version === 'string') return [{ name: version, path: ['versions', index] }];
    const name = isJsonObject(version) ? version['name'] : undefined;
    return typeof name === 'string' ? [{ name, path: ['versions', index] }] : [];
  });
}
