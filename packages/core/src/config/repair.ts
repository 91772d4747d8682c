import type { Json } from '../json.ts';
import type { ConfigPath } from './config-path.ts';
import { findValue, isJsonObject } from './json-value.ts';
import type { ConfigShape } from './shape.ts';

/**
 * Takes the values at the given paths out of a config, so that the rest can be used.
 *
 * Where nothing is at a path, a required field is missing: its stand-in is put there, or the object around it is taken out.
 */
export function repair(config: Json, paths: readonly ConfigPath[], { findStandIn }: Pick<ConfigShape, 'findStandIn'>): Json {
  const dropped = new Set<string>();
  const added = new Map<string, [key: string, standIn: Json][]>();
  for (const path of paths) {
    const parent = path.slice(0, -1);
    const standIn = findValue(config, path) === undefined ? findStandIn(path) : undefined;
    if (findValue(config, path) !== undefined) dropped.add(idOf(path));
    else if (standIn === undefined) dropped.add(idOf(parent));
    else added.set(idOf(parent), [...(added.get(idOf(parent)) ?? []), [String(path.at(-1)), standIn]]);
  }
  return rebuild(config, []);

  function rebuild(value: Json, path: ConfigPath): Json {
    const isKept = (step: string | number): boolean => !dropped.has(idOf([...path, step]));
    if (Array.isArray(value)) {
      return value.flatMap((entry, index) => (isKept(index) ? [rebuild(entry, [...path, index])] : []));
    }
    if (!isJsonObject(value)) return value;
    const kept = Object.entries(value).filter(([key]) => isKept(key));
    const rebuilt = kept.map(([key, child]): [string, Json] => [key, rebuild(child, [...path, key])]);
    return Object.fromEntries([...rebuilt, ...(added.get(idOf(path)) ?? [])]);
  }
}

function idOf(path: ConfigPath): string {
  return JSON.stringify(path);
}
