import type { Json, JsonObject } from '@octavo/core';
import { isObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import type { StructureFinding } from './structure-finding.ts';

/**
 * Makes the path parameters of a document required, and tells which are not: the library calls them parameters in a place that it does not
 * know.
 */
export function withRequiredPaths(document: JsonObject): { document: JsonObject; findings: StructureFinding[] } {
  const findings: StructureFinding[] = [];
  const require: Change = (parameter, pointer) => {
    if (!isObject(parameter) || parameter['in'] !== 'path' || parameter['required'] === true) return parameter;
    findings.push({ pointer, message: 'is a path parameter and needs `required: true`' });
    return { ...parameter, required: true };
  };
  const requireAll: Change = (parameters, pointer) => changeMembers(parameters, pointer, require);
  const requireOwn: Change = (owner, pointer) =>
    changeMembers(owner, pointer, (member, at, name) => (name === 'parameters' ? requireAll(member, at) : member));
  const requireItem: Change = (item, pointer) => changeMembers(requireOwn(item, pointer), pointer, requireOwn);
  const changed = changeMembers(document, '', (member, pointer, name) => {
    if (name === 'paths') return changeMembers(member, pointer, requireItem);
    if (name === 'components') return requireOwn(member, pointer);
    return name === 'parameters' ? requireAll(member, pointer) : member;
  });
  return { document: isObject(changed) ? changed : document, findings };
}

type Change = (value: Json, pointer: string) => Json;

function changeMembers(value: Json, pointer: string, change: (member: Json, pointer: string, name: string) => Json): Json {
  if (Array.isArray(value)) return value.map((one, index) => change(one, joinPointer(pointer, index), String(index)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, joinPointer(pointer, name), name)]));
}
