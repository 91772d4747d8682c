import type { Json } from '../json.ts';
import type { ConfigPath } from './config-path.ts';
import { findValue, isJsonObject } from './json-value.ts';
import type { ConfigShape } from './shape.ts';

/** What is done at a place of a config, and inside it. */
interface Repair {
  isDropped: boolean;
  added: [key: string, standIn: Json][];
  inside: Map<string | number, Repair>;
}

/**
 * Takes the values at the given paths out of a config, so that the rest can be used.
 *
 * Where nothing is at a path, a required field is missing: its stand-in is put there, or the object around it is taken out.
 */
export function repair(config: Json, paths: readonly ConfigPath[], { findStandIn }: Pick<ConfigShape, 'findStandIn'>): Json {
  const root = createRepair();
  for (const path of paths) {
    const parent = path.slice(0, -1);
    const isThere = findValue(config, path) !== undefined;
    const standIn = isThere ? undefined : findStandIn(path);
    if (standIn !== undefined) at(root, parent).added.push([String(path.at(-1)), standIn]);
    else at(root, isThere ? path : parent).isDropped = true;
  }
  return rebuild(config, root);
}

function createRepair(): Repair {
  return { isDropped: false, added: [], inside: new Map() };
}

function at(root: Repair, path: ConfigPath): Repair {
  let found = root;
  for (const step of path) {
    const next = found.inside.get(step) ?? createRepair();
    found.inside.set(step, next);
    found = next;
  }
  return found;
}

/** What is left as it is, is not walked. */
function rebuild(value: Json, { inside, added }: Repair): Json {
  const rebuildEntry = <Step extends string | number>(step: Step, child: Json): [Step, Json][] => {
    const repairs = inside.get(step);
    if (repairs === undefined) return [[step, child]];
    return repairs.isDropped ? [] : [[step, rebuild(child, repairs)]];
  };
  if (Array.isArray(value)) return value.flatMap((entry, index) => rebuildEntry(index, entry).map(([, child]) => child));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries([...Object.entries(value).flatMap(([key, child]) => rebuildEntry(key, child)), ...added]);
}
