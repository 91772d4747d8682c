import type { JsonObject } from '@octavo/core';
import { findText } from '../value/json-value.ts';
import type { ChangeId } from './change-id.ts';
import type { SchemaFinding } from './finding.ts';
import type { SchemaShape } from './schema-shape.ts';
import { quoteName, quoteBoth } from './finding.ts';

/** Compares types, formats and whether `null` fits. */
export function compareTypes(before: SchemaShape, after: SchemaShape): SchemaFinding[] {
  const types = compareTypeLists(before.types, after.types);
  const isTold = before.types.length > 0 && after.types.length > 0;
  const isNullTold = (isTold || (before.choices.length > 0 && after.choices.length > 0)) && before.isNullable !== after.isNullable;
  const formats =
    types === undefined && before.schema !== false && after.schema !== false ? compareFormats(before.schema, after.schema) : [];
  return [
    ...(types === undefined ? [] : [{ rule: types, at: [], values: { from: sayTypes(before), to: sayTypes(after) } }]),
    ...(isNullTold
      ? [{ rule: after.isNullable ? ('became-nullable' as const) : ('not-nullable' as const), at: [], values: { to: quoteName('null') } }]
      : []),
    ...formats,
  ];
}

/** How one list of types became another; undefined where both allow the same. */
function compareTypeLists(
  before: readonly string[],
  after: readonly string[],
): 'type-changed' | 'type-narrowed' | 'type-widened' | undefined {
  const [isWider, isNarrower] = [holdsAll(after, before), holdsAll(before, after)];
  if (isWider && isNarrower) return undefined;
  return isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-changed';
}

function holdsAll(types: readonly string[], others: readonly string[]): boolean {
  if (types.length === 0) return true;
  return others.length > 0 && others.every((other) => types.includes(other) || (other === 'integer' && types.includes('number')));
}

function sayTypes({ types }: SchemaShape): string {
  return quoteName(types.length === 0 ? 'any' : types.join(' | '));
}

/** Formats that hold all values of others: `int64` those of `int32`. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

function compareFormats(before: JsonObject, after: JsonObject): SchemaFinding[] {
  const [from, to] = [findText(before['format']), findText(after['format'])];
  if (from === to) return [];
  const isWider = to === undefined || (from !== undefined && WIDER[from] === to);
  const isNarrower = from === undefined || (to !== undefined && WIDER[to] === from);
  const rule: ChangeId = isWider ? 'format-widened' : isNarrower ? 'format-narrowed' : 'format-changed';
  return [{ rule, at: [], values: quoteBoth(from, to) }];
}
