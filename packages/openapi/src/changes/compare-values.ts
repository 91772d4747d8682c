import type { Json, JsonObject } from '@octavo/core';
import { toList } from '../value/json-value.ts';
import type { SchemaFinding } from './finding.ts';
import { quoteJson, quoteJsonList } from './finding.ts';

/** Compares which values are allowed (`enum`, `const`), and which is meant where none is given (`default`). */
export function compareValues(before: JsonObject, after: JsonObject): SchemaFinding[] {
  return [...compareAllowed(before, after), ...compareOpenValues(before, after), ...compareDefaults(before['default'], after['default'])];
}

/** Of an open list (`x-extensible-enum`) clients expect new values; one that is gone may be refused. */
function compareOpenValues({ 'x-extensible-enum': before }: JsonObject, { 'x-extensible-enum': after }: JsonObject): SchemaFinding[] {
  const removed = after === undefined ? [] : without(toList(before), toList(after));
  return removed.length === 0 ? [] : [{ rule: 'enum-value-removed', at: [], values: { from: quoteJsonList(removed) } }];
}

function compareAllowed(before: JsonObject, after: JsonObject): SchemaFinding[] {
  const [from, to] = [before['const'], after['const']];
  if (from !== undefined && to !== undefined) {
    return isSame(from, to) ? [] : [{ rule: 'const-changed', at: [], values: { from: quoteJson(from), to: quoteJson(to) } }];
  }
  const [old, now] = [listAllowed(before), listAllowed(after)];
  if (old === undefined && now === undefined) return [];
  if (old === undefined || now === undefined) {
    const isConst = from !== undefined || to !== undefined;
    if (now !== undefined) return [{ rule: isConst ? 'const-set' : 'enum-set', at: [], values: { to: quoteJsonList(now) } }];
    return [{ rule: isConst ? 'const-removed' : 'enum-dropped', at: [], values: { from: quoteJsonList(old ?? []) } }];
  }
  const [removed, added] = [without(old, now), without(now, old)];
  return [
    ...(removed.length > 0 ? [{ rule: 'enum-value-removed' as const, at: [], values: { from: quoteJsonList(removed) } }] : []),
    ...(added.length > 0 ? [{ rule: 'enum-value-added' as const, at: [], values: { to: quoteJsonList(added) } }] : []),
  ];
}

/** A constant is a list of one. Undefined where any value is allowed. */
function listAllowed({ const: constant, enum: values }: JsonObject): Json[] | undefined {
  if (constant !== undefined) return [constant];
  return Array.isArray(values) && values.length > 0 ? toList(values) : undefined;
}

function without(values: readonly Json[], others: readonly Json[]): Json[] {
  const known = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => !known.has(JSON.stringify(value)));
}

function compareDefaults(from: Json | undefined, to: Json | undefined): SchemaFinding[] {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [{ rule: 'default-set', at: [], values: { to: quoteJson(to ?? null) } }];
  if (to === undefined) return [{ rule: 'default-removed', at: [], values: { from: quoteJson(from) } }];
  return isSame(from, to) ? [] : [{ rule: 'default-changed', at: [], values: { from: quoteJson(from), to: quoteJson(to) } }];
}

/** Whether two values are written the same. */
export function isSame(first: Json | undefined, second: Json | undefined): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second);
}
