import type { JsonObject } from '@octavo/core';
import type { SchemaTable } from '../model/schema.ts';
import { findText } from '../value/json-value.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareFields, compareOthers } from './compare-fields.ts';
import type { Parts } from './compare-fields.ts';
import { compareLimits } from './compare-limits.ts';
import { compareConditions, compareRules } from './compare-rules.ts';
import { compareTypes } from './compare-types.ts';
import { compareValues } from './compare-values.ts';
import type { SchemaFinding } from './finding.ts';
import { compareSunsets } from './compare-sunsets.ts';
import { wayOf } from './schema-shape.ts';
import type { SchemaShape } from './schema-shape.ts';
import type { Direction } from '../schema/list-fields.ts';
import { quoteName } from './finding.ts';

/** Compares two schemas by themselves: what is below them is left to their links. */
export function compareShapes(before: SchemaShape, after: SchemaShape, tables: { before: SchemaTable; after: SchemaTable }): Parts {
  if (before.schema === false || after.schema === false) {
    const [from, to] = [before, after].map(({ schema }) => (schema === false ? quoteName('false') : quoteName('{…}')));
    const values = { name: quoteName('schema'), ...(from && { from }), ...(to && { to }) };
    return { findings: before.schema === after.schema ? [] : [{ rule: 'type-changed', at: [], values }], links: [] };
  }
  const types = compareTypes(before, after);
  // Nothing else can be compared of a number that became an object.
  if (types.some(({ rule }) => rule === 'type-changed')) return { findings: types, links: [] };
  const [old, now] = [
    { schema: before.schema, table: tables.before },
    { schema: after.schema, table: tables.after },
  ];
  const parts = [
    compareFields(old, now),
    compareOthers(old, now),
    compareRules(old, now),
    compareConditions(before, after),
    compareAlternatives(before, after),
  ];
  return {
    findings: [
      ...types,
      ...compareValues(before.schema, after.schema),
      ...compareLimits(before.schema, after.schema),
      ...compareDeprecation(before.schema, after.schema),
      ...compareWays(wayOf(before.schema), wayOf(after.schema)),
      ...parts.flatMap(({ findings }) => findings),
    ],
    links: parts.flatMap(({ links }) => links),
  };
}

function compareDeprecation(before: JsonObject, after: JsonObject): SchemaFinding[] {
  const [from, to] = [before['deprecated'] === true, after['deprecated'] === true];
  return [
    ...(from === to ? [] : [{ rule: to ? ('deprecated' as const) : ('not-deprecated' as const), at: [] }]),
    ...compareSunsets(findText(before['x-sunset']), findText(after['x-sunset'])),
  ];
}

function compareWays(from: Direction | undefined, to: Direction | undefined): SchemaFinding[] {
  if (from === to) return [];
  return [
    ...(from === 'response' ? [{ rule: 'not-read-only' as const, at: [] }] : []),
    ...(from === 'request' ? [{ rule: 'not-write-only' as const, at: [] }] : []),
    ...(to === 'response' ? [{ rule: 'became-read-only' as const, at: [] }] : []),
    ...(to === 'request' ? [{ rule: 'became-write-only' as const, at: [] }] : []),
  ];
}
