import type { Json } from '@octavo/core';
import type { StepBody } from '../model/workflow.ts';
import { isObject } from '../value/json-value.ts';
import { parseJsonText } from '../value/parse-json-text.ts';
import { splitPointer } from '../value/pointer.ts';
import { setOwn } from '../value/set-own.ts';
import { fillValue } from './fill-value.ts';
import type { ValueScope } from './value-scope.ts';

/** Makes the payload of a step's request, its replacements made; a target that is not there yet is added where its parent is. `unset` are those that are nowhere. */
export function fillBody({ payload, replacements }: StepBody, scope: ValueScope): { value: Json | undefined; unset: string[] } {
  // Values of inputs and outputs may be in it: what is replaced is in a copy. A template of JSON is data then.
  const written = payload === undefined ? undefined : fillValue(payload, scope);
  const filled = replacements.length === 0 ? written : structuredClone(typeof written === 'string' ? parseJsonText(written) : written);
  const unset = replacements.flatMap(({ target, type, value }) => {
    const isPointer = type === 'jsonpointer' || (type === undefined && /^(?:#?\/|$)/.test(target));
    const isSet = isPointer && setAt(filled, splitPointer(target.replace(/^#/, '')), fillValue(value, scope) ?? null);
    return isSet ? [] : [target];
  });
  return { value: filled, unset };
}

function setAt(root: Json | undefined, path: readonly string[], value: Json): boolean {
  const [name] = path.slice(-1);
  let parent = root;
  for (const step of path.slice(0, -1)) {
    const next: Json | undefined = Array.isArray(parent)
      ? parent[Number(step)]
      : isObject(parent) && Object.hasOwn(parent, step)
        ? parent[step]
        : undefined;
    parent = next;
  }
  if (name === undefined) return false;
  if (Array.isArray(parent)) {
    const index = name === '-' ? parent.length : Number(name);
    if (!Number.isInteger(index) || index < 0 || index > parent.length) return false;
    parent[index] = value;
    return true;
  }
  if (!isObject(parent)) return false;
  setOwn(parent, name, value);
  return true;
}
